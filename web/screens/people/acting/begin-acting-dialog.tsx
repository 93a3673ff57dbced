// Asks for the reason, and begins to act for a client in this tab.

import { ACTING_REASON } from "@bondline/domain/people/acting/acting.ts";
import type { ActingBeginMutation } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { ActingBeginDocument } from "./acting-operations.ts";
import { ACTING_WORDS as WORDS } from "./acting-words.ts";

type DialogProps = {
  readonly client: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<{ reason: string }>({ reason: ACTING_REASON });

export function BeginActingDialog({ client, onClose }: DialogProps) {
  const { actFor } = useSession();
  const go = useGo();
  const { send } = useCommand(ActingBeginDocument, { handledByScreen: true });
  const record = useRecordForm<{ reason: string }, ActingBeginMutation>({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send({ organisationId: client.id, reason }),
    onSaved: async ({ beginActing }) => {
      await actFor(beginActing.token);
      go(paths.home());
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(client.name)}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={WORDS.notBegun}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={3} />
    </FormDialog>
  );
}
