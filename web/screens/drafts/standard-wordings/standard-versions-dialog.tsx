// The versions of a standard wording.

import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import type { StandardText } from "@bondline/domain/drafts/wording/standard-wording.ts";
import type { StandardWordingRowFragment } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { VersionsList } from "../../office/changes/public/versions-list.tsx";
import { StandardWordingDocument } from "./standard-wording-operations.ts";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

type Props = { readonly wording: StandardWordingRowFragment; readonly onClose: () => void };

export function StandardVersionsDialog({ wording, onClose }: Props) {
  const { processType, contractForm, name } = wording;
  const read = useRead(StandardWordingDocument, { processType, contractForm });
  return (
    <Dialog title={VERSION_WORDS.versionsOf(name)} width="wide" onClose={onClose}>
      {read.data === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={4} />
      ) : (
        <VersionsList
          versions={read.data.officeStandardWording.versions}
          inForce={{ startsAt: read.data.officeStandardWording.startsAt, label: WORDS.now }}
          textOf={({ text }) => wholeText(text)}
          first={wholeText(firstStandardText({ processType, contractForm }))}
        />
      )}
    </Dialog>
  );
}

function wholeText({ title, subtitle, particulars, clauses, signature }: StandardText): string {
  return [title, subtitle, particulars, clauses, signature].join("\n");
}
