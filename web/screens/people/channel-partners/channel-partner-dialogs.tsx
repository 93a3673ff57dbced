// Adds a trade organisation, changes it, and asks before it is archived or brought back.

import {
  CHANNEL_PARTNER_FIELDS,
  CHANNEL_PARTNER_RULES,
  isPartnerActive,
} from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import type { OfficePartnerRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import {
  ChangePartnerStatusDocument,
  CreatePartnerDocument,
  UpdatePartnerDocument,
} from "./channel-partner-operations.ts";
import { PARTNER_WORDS as WORDS } from "./channel-partner-words.ts";

type Partner = OfficePartnerRowFragment;
type Values = Record<keyof typeof CHANNEL_PARTNER_FIELDS, string>;
type Acts = { readonly onChanged: () => void; readonly onClose: () => void };

const resolver = fieldRulesResolver<Values>(CHANNEL_PARTNER_RULES);

/** Undefined: a new one. */
export function PartnerDialog({ partner, onChanged, onClose }: Acts & { readonly partner?: Partner }) {
  const create = useCommand(CreatePartnerDocument, { handledByScreen: true });
  const update = useCommand(UpdatePartnerDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { name: partner?.name ?? "", isPublic: partner === undefined ? "" : String(partner.isPublic) },
    resolver,
    save: ({ name, isPublic }) => {
      const fields = { name, isPublic: isPublic === "true" };
      return partner === undefined
        ? create.send(fields)
        : update.send({ ...fields, id: partner.id, version: partner.version });
    },
    onSaved: (_, { name }) => {
      notify({ tone: "ok", title: partner === undefined ? WORDS.added : WORDS.changed, detail: name });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={partner === undefined ? WORDS.add : WORDS.changeOf(partner.name)}
      sentence={WORDS.dialogSentence}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields of={CHANNEL_PARTNER_FIELDS} />
    </FormDialog>
  );
}

export function PartnerStatusDialog({ partner, onChanged, onClose }: Acts & { readonly partner: Partner }) {
  const { id, version, name } = partner;
  const isActive = isPartnerActive(partner);
  return (
    <CommandDialog
      command={ChangePartnerStatusDocument}
      input={{ id, version, status: isActive ? "ARCHIVED" : "ACTIVE" }}
      title={isActive ? WORDS.archiveTitle(name) : WORDS.restoreTitle(name)}
      sentence={isActive ? WORDS.archiveSentence : WORDS.restoreSentence}
      confirmLabel={isActive ? WORDS.archive : WORDS.restore}
      isDangerous={isActive}
      done={{ title: isActive ? WORDS.archivedDone : WORDS.restoredDone, detail: name }}
      notDone={WORDS.notSaved}
      onDone={onChanged}
      onRefused={onChanged}
      onClose={onClose}
    />
  );
}
