// The alerts that new organisations begin with, in the provider's settings: what is in force, its versions, and proposing another.

import { useRead } from "../../../../app/use-read.ts";
import { VersionedCard } from "../../../office/changes/public/versioned-card.tsx";
import { AlertDefaultDialog } from "../alert-default-dialog.tsx";
import { OfficeAlertDefaultsDocument } from "../alert-default-operations.ts";
import { alertLines, alertText } from "../alert-default-text.ts";
import { ALERT_DEFAULT_WORDS as WORDS } from "../alert-default-words.ts";

export function AlertDefaultsCard() {
  const read = useRead(OfficeAlertDefaultsDocument, {});
  return (
    <VersionedCard
      words={WORDS}
      read={read}
      setting={read.data?.officeAlertDefaults}
      inForce={({ alerts }) => <Lines lines={alertLines(alerts)} />}
      textOf={({ alerts }) => alertText(alerts)}
      first={() => WORDS.none}
      propose={({ alerts, versions }, dialog) => (
        <AlertDefaultDialog alerts={versions[0]?.alerts ?? alerts} versions={versions} {...dialog} />
      )}
    />
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-body">{WORDS.none}</p>;
  return (
    <ul aria-label={WORDS.title} className="grid gap-1 text-body">
      {lines.map((line) => (
        <li key={line} className="first-letter:uppercase">
          {line}
        </li>
      ))}
    </ul>
  );
}
