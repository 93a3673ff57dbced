// Names a view that is to be kept, or gives one another name, and shares it or not.

import { LIST_VIEW_RULES, type ListName } from "@bondline/domain/records/list-views/list-view.ts";
import type { ListViewRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ListViewCreateDocument, ListViewUpdateDocument } from "./list-view-operations.ts";
import { VIEW_WORDS as WORDS } from "./list-view-words.ts";

type DialogProps = {
  /** Undefined: a new one. */
  readonly view: ListViewRecordFragment | undefined;
  readonly wanted: {
    readonly organisationId: string | null;
    readonly list: ListName;
    readonly place: string;
  };
  readonly mayShare: boolean;
  readonly onSaved: (view: ListViewRecordFragment) => void;
  readonly onClose: () => void;
};

type Values = { name: string; isShared: boolean };

export function ListViewDialog({ view, wanted, mayShare, onSaved, onClose }: DialogProps) {
  const { send: create } = useCommand(ListViewCreateDocument, { handledByScreen: true });
  const { send: update } = useCommand(ListViewUpdateDocument, { handledByScreen: true });
  const record = useRecordForm<Values, ListViewRecordFragment>({
    start: { name: view?.name ?? "", isShared: view?.isShared ?? false },
    resolver: fieldRulesResolver<Values>({ name: LIST_VIEW_RULES.name }),
    save: async (values) => {
      if (view === undefined) {
        const answer = await create({ ...wanted, ...values });
        return answer.ok ? { ok: true, data: answer.data.createListView.listView } : answer;
      }
      const answer = await update({ id: view.id, version: view.version, ...values });
      return answer.ok ? { ok: true, data: answer.data.updateListView.listView } : answer;
    },
    onSaved: (saved) => {
      notify({ tone: "ok", title: WORDS.saved, detail: saved.name });
      onSaved(saved);
    },
  });
  const { register, formState } = record.form;
  return (
    <FormDialog
      record={record}
      title={view === undefined ? WORDS.saveTitle : WORDS.editTitle}
      sentence={view === undefined ? WORDS.saveSentence : undefined}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <TextField
        label={WORDS.name}
        maxLength={60}
        error={formState.errors.name?.message}
        {...register("name")}
      />
      {mayShare && (
        <CheckboxField
          label={wanted.organisationId === null ? WORDS.shareAtDesk : WORDS.share}
          {...register("isShared")}
        />
      )}
    </FormDialog>
  );
}
