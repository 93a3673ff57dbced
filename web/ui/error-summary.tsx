// What has to be mended before the form can go on: takes focus when it appears, and each line leads to its field.

import { type MouseEvent, useEffect, useRef } from "react";
import { focusFirstError } from "./focus-error.ts";
import { AttentionIcon } from "./icons.ts";

export type ErrorSummaryItem = {
  /** The `name` of the field, by which it is found. */
  readonly field: string;
  readonly label: string;
  readonly message: string;
};

export type ErrorSummaryProps = {
  readonly items: readonly ErrorSummaryItem[];
  readonly title?: string | undefined;
  /** Opens the step or panel that holds the field, before it is looked for. */
  readonly onOpen?: ((field: string) => void) | undefined;
};

export function ErrorSummary({ items, title, onOpen }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    box.current?.focus();
    return () => stop.current?.();
  }, []);

  const follow = (event: MouseEvent, field: string) => {
    event.preventDefault();
    onOpen?.(field);
    stop.current?.();
    stop.current = focusFirstError(document, `[name="${CSS.escape(field)}"]`);
  };

  return (
    <div ref={box} tabIndex={-1} role="alert" className="flex gap-3 rounded-card bg-danger-soft px-4 py-3.5">
      <AttentionIcon className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <h2 className="text-body font-semibold text-danger">{title ?? countSentence(items.length)}</h2>
        <ul className="mt-1 space-y-0.5 text-label">
          {items.map((item) => (
            <li key={item.field}>
              <a
                href={`#${item.field}`}
                onClick={(event) => follow(event, item.field)}
                className="underline underline-offset-3 hover:no-underline"
              >
                {item.label}
              </a>
              : {item.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function countSentence(count: number): string {
  return count === 1 ? "One field needs your attention" : `${count} fields need your attention`;
}
