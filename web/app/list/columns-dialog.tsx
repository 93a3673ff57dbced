// Chooses which columns a list shows, and in which order: every step is a button, so that the keyboard does all of it.

import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SortAscendingIcon, SortDescendingIcon } from "../../ui/icons.ts";
import { COLUMN_WORDS as WORDS } from "./list-words.ts";

type ColumnsDialogProps = {
  readonly all: readonly {
    readonly id: string;
    readonly header: string;
    readonly isRowName?: boolean | undefined;
  }[];
  readonly shown: readonly string[];
  readonly usual: readonly string[];
  readonly onApply: (columns: readonly string[]) => void;
  readonly onClose: () => void;
};

export function ColumnsDialog({ all, shown, usual, onApply, onClose }: ColumnsDialogProps) {
  const [order, setOrder] = useState(() => withOthers(shown, all));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(shown));
  const columns = order.flatMap((id) => all.find((column) => column.id === id) ?? []);
  const list = useRef<HTMLUListElement>(null);
  const [step, setStep] = useState<{ readonly id: string; readonly by: number }>();
  const move = (id: string, by: number) => {
    setOrder((before) => moved(before, id, by));
    setStep({ id, by });
  };
  useEffect(
    function stayOnTheButton() {
      // A row that was moved has lost the focus that was in it.
      if (step === undefined) return;
      void order;
      list.current?.querySelector<HTMLElement>(`[data-step="${step.id} ${step.by}"]`)?.focus();
    },
    [step, order],
  );
  const startAgain = () => {
    setOrder(withOthers(usual, all));
    setChosen(new Set(usual));
  };
  return (
    <Dialog
      title={WORDS.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={startAgain}>
            {WORDS.usual}
          </Button>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" onClick={() => onApply(order.filter((id) => chosen.has(id)))}>
            {WORDS.apply}
          </Button>
        </>
      }
    >
      <ul ref={list} aria-label={WORDS.title} className="pb-1">
        {columns.map(({ id, header, isRowName }, place) => (
          <li key={id} className="flex items-center gap-2 border-line py-0.5 not-last:border-b">
            <div className="min-w-0 flex-1">
              <CheckboxField
                label={header}
                checked={chosen.has(id)}
                disabled={isRowName}
                onChange={({ target }) => setChosen(toggled(chosen, id, target.checked))}
              />
            </div>
            <IconButton
              icon={SortAscendingIcon}
              label={WORDS.earlier(header)}
              aria-disabled={place === 0 || undefined}
              data-step={`${id} -1`}
              onClick={() => move(id, -1)}
            />
            <IconButton
              icon={SortDescendingIcon}
              label={WORDS.later(header)}
              aria-disabled={place === columns.length - 1 || undefined}
              data-step={`${id} 1`}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {step !== undefined && WORDS.placed(order.indexOf(step.id) + 1, order.length)}
      </p>
    </Dialog>
  );
}

function withOthers(first: readonly string[], all: ColumnsDialogProps["all"]): readonly string[] {
  return [...first, ...all.map(({ id }) => id).filter((id) => !first.includes(id))];
}

function moved(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= order.length) return order;
  return order.with(from, order[to] ?? id).with(to, id);
}

function toggled(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
