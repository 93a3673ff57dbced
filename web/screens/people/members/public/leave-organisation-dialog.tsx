// Asks before somebody leaves an organisation by themselves.

import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { LeaveOrganisationDocument } from "../member-operations.ts";
import { LEAVE_WORDS as WORDS } from "./leave-words.ts";

type LeaveDialogProps = {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

export function LeaveOrganisationDialog({ organisation, onClose }: LeaveDialogProps) {
  const { reload } = useSession();
  const go = useGo();
  return (
    <CommandDialog
      command={LeaveOrganisationDocument}
      input={{ organisationId: organisation.id }}
      title={WORDS.title(organisation.name)}
      sentence={WORDS.sentence}
      confirmLabel={WORDS.submit}
      isDangerous
      done={{ title: WORDS.done(organisation.name) }}
      notDone={WORDS.failed(organisation.name)}
      onDone={async () => {
        await reload();
        go(paths.home());
      }}
      onClose={onClose}
    />
  );
}
