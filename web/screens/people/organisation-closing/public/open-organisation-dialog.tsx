// Opens a closed organisation again, by the provider: who is let in, and who administers it where none of those who did can.

import { CLOSING_REASON } from "@bondline/domain/people/organisations/organisation-closing.ts";
import { email } from "@bondline/domain/values/fields/email.ts";
import { optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import type { ClosingQuery } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ClosingDocument, ClosingOpenDocument } from "../closing-operations.ts";
import { CLOSING_WORDS as WORDS } from "../closing-words.ts";

type OpenProps = {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly onOpened: () => void;
  readonly onClose: () => void;
};

export function OpenOrganisationDialog(props: OpenProps) {
  const { organisation, onClose } = props;
  const read = useRead(ClosingDocument, { id: organisation.id });
  if (read.data !== undefined)
    return <ConfirmOpening {...props} returning={read.data.organisationClosing.returning} />;
  return (
    <Dialog title={WORDS.openTitle(organisation.name)} onClose={onClose}>
      <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={3} />
    </Dialog>
  );
}

type Returning = ClosingQuery["organisationClosing"]["returning"];
type Values = { reason: string; administratorEmail: string };

const NAMED_MAX = 4;

function peopleText(returning: Returning): string {
  const names = returning
    .slice(0, NAMED_MAX)
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`);
  const more = returning.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

function ConfirmOpening({
  organisation,
  returning,
  onOpened,
  onClose,
}: OpenProps & { readonly returning: Returning }) {
  const hasAdministrator = returning.some(({ role }) => role === "ADMIN");
  const { send } = useCommand(ClosingOpenDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { reason: "", administratorEmail: "" },
    resolver: fieldRulesResolver<Values>({
      reason: CLOSING_REASON,
      administratorEmail: hasAdministrator ? optional(email) : required(email),
    }),
    save: ({ reason, administratorEmail }) =>
      send({ id: organisation.id, reason, administratorEmail: administratorEmail || null }),
    onSaved: () => {
      onClose();
      notify({ tone: "ok", title: WORDS.opened(organisation.name) });
      onOpened();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.openTitle(organisation.name)}
      sentence={hasAdministrator ? WORDS.openSentence(peopleText(returning)) : WORDS.openNobody}
      submit={WORDS.opening}
      notSaved={WORDS.notOpened}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={3} />
      {!hasAdministrator && (
        <BoundText
          name="administratorEmail"
          label={WORDS.administrator}
          help={WORDS.administratorHelp}
          inputMode="email"
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
