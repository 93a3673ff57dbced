// The versions of a standard wording: what each changed, from when it holds, and who proposed and approved it.

import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import type { StandardText } from "@bondline/domain/drafts/wording/standard-wording.ts";
import type { StandardWordingRowFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { WordingDifference } from "../../../drafts/wording/public/wording-difference.tsx";
import { StandardWordingDocument } from "./standard-wording-operations.ts";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

type Props = { readonly wording: StandardWordingRowFragment; readonly onClose: () => void };

export function StandardVersionsDialog({ wording, onClose }: Props) {
  const { processType, contractForm, name } = wording;
  const read = useRead(StandardWordingDocument, { processType, contractForm });
  return (
    <Dialog title={WORDS.versionsOf(name)} width="wide" onClose={onClose}>
      {read.data === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={4} />
      ) : (
        <ul>
          {read.data.officeStandardWording.versions.map((version, at, versions) => (
            <li key={version.id} className="grid gap-2 border-line py-3 not-last:border-b">
              <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
                {WORDS.versionFrom(exactDate(version.startsAt))}
                {version.startsAt === read.data?.officeStandardWording.startsAt && (
                  <StatusBadge tone="ok">{WORDS.now}</StatusBadge>
                )}
              </p>
              <p className="text-label text-ink-3">
                {WORDS.approvedBy(version.proposedBy, version.approvedBy ?? "")}
              </p>
              <WordingDifference
                before={wholeText(versions[at + 1]?.text ?? firstStandardText({ processType, contractForm }))}
                after={wholeText(version.text)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function wholeText({ title, subtitle, particulars, clauses, signature }: StandardText): string {
  return [title, subtitle, particulars, clauses, signature].join("\n");
}
