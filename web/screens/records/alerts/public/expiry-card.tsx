// Reminders of a document's expiry: who was notified at which step and with which outcome, and the press that acknowledges.

import { type DocumentStatus, isClosed } from "@bondline/domain/documents/documents/document.ts";
import { NOTICE_MAIL_TEXT, NOTICE_REASON_TEXT } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DocumentExpiryLadderFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate, exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { DocumentExpiryDocument } from "../expiry-operations.ts";
import { EXPIRY_WORDS as WORDS } from "../expiry-words.ts";
import { AcknowledgeExpiry } from "./acknowledge-expiry.tsx";

type Ladder = DocumentExpiryLadderFragment;
type Given = Ladder["notices"][number];

type CardProps = {
  readonly document: {
    readonly id: string;
    readonly status: DocumentStatus;
    readonly expiresAt: string | null;
    readonly capabilities: readonly string[];
  };
  /** Moves on with every change of the record. */
  readonly revision: number;
  readonly maySetUp: boolean;
};

export function ExpiryCard({ document, revision, maySetUp }: CardProps) {
  if (isClosed(document.status)) return null;
  if (document.expiresAt === null || !document.capabilities.includes("CAN_VIEW_EXPIRY_NOTICES")) return null;
  return <Reminders document={document} revision={revision} maySetUp={maySetUp} />;
}

function Reminders({ document, revision, maySetUp }: CardProps) {
  const { id: documentId, capabilities } = document;
  const dependsOn = `${revision} ${document.expiresAt}`;
  const read = useRead(DocumentExpiryDocument, { documentId }, { dependsOn });
  const ladder = read.data?.documentExpiryLadder;
  return (
    <Card heading={WORDS.heading}>
      {ladder === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={2} />
      ) : (
        <CardBody isBelowHeading>
          <div className="space-y-4">
            <State
              documentId={documentId}
              ladder={ladder}
              mayAcknowledge={capabilities.includes("CAN_ACKNOWLEDGE_EXPIRY")}
              maySetUp={maySetUp}
              onAcknowledged={read.readAgain}
            />
            {ladder.notices.length > 0 && <Proof notices={ladder.notices} />}
          </div>
        </CardBody>
      )}
    </Card>
  );
}

type StateProps = {
  readonly documentId: string;
  readonly ladder: Ladder;
  readonly mayAcknowledge: boolean;
  readonly maySetUp: boolean;
  readonly onAcknowledged: () => void;
};

function State({ documentId, ladder, mayAcknowledge, maySetUp, onAcknowledged }: StateProps) {
  const { expiresAt, acknowledgements, isHolders, isOn, notices, organisationId } = ladder;
  const isSetUpHere = isHolders ? organisationId !== null : maySetUp;
  const done = acknowledgements.find((each) => each.expiresAt === expiresAt);
  if (done !== undefined)
    return (
      <p className="text-body break-words">{WORDS.by(done.acknowledgedBy, exactTime(done.acknowledgedAt))}</p>
    );
  const isReminded = notices.some((each) => each.expiresAt === expiresAt);
  return (
    <>
      {isReminded && mayAcknowledge && expiresAt !== null && (
        <AcknowledgeExpiry documentId={documentId} expiresAt={expiresAt} onDone={onAcknowledged} />
      )}
      <p className="text-body text-ink-2">
        {nextText(ladder, maySetUp)}
        {!isOn && isSetUpHere && (
          <>
            {" "}
            <TextLink href={paths.settingsAlerts()} isInline>
              {WORDS.turnOn}
            </TextLink>
          </>
        )}
      </p>
      {isOn && isHolders && <p className="text-label text-ink-2">{WORDS.yours}</p>}
    </>
  );
}

function nextText(ladder: Ladder, isOwn: boolean): string {
  const { isOn, nextBusinessDays, nextDate, notices } = ladder;
  if (!isOn) return offText(ladder, isOwn);
  if (nextBusinessDays !== null && nextDate !== null)
    return WORDS.next(nextBusinessDays, formatDate(plainDate(nextDate)));
  return notices.length === 0 ? WORDS.noneYet : WORDS.noneLeft;
}

function offText({ isHolders, organisationId }: Ladder, isOwn: boolean): string {
  if (isHolders) return organisationId === null ? WORDS.noOrganisation : WORDS.off;
  return isOwn ? WORDS.off : WORDS.offForApplicant;
}

/** By step, the newest first. */
function Proof({ notices }: { readonly notices: readonly Given[] }) {
  const steps = Map.groupBy(notices, ({ expiresAt, businessDays }) => `${expiresAt} ${businessDays}`);
  return (
    <section aria-label={WORDS.given}>
      <h3 className="text-label font-semibold">{WORDS.given}</h3>
      <ul className="mt-2 space-y-3">
        {[...steps].map(([step, given]) => (
          <StepGiven key={step} given={given} />
        ))}
      </ul>
    </section>
  );
}

function StepGiven({ given }: { readonly given: readonly Given[] }) {
  const [first] = given;
  if (first === undefined) return null;
  return (
    <li className="text-label">
      <p className="figures font-medium">{WORDS.step(first.businessDays, exactDate(first.givenAt))}</p>
      <ul className="mt-1 space-y-1 text-ink-2">
        {given.map((each) => (
          <li key={each.id}>
            <span className="break-all">{each.emailAddress}</span>
            <span className={each.mailStatus === "FAILED" ? "text-danger" : undefined}>
              {` · ${NOTICE_REASON_TEXT[each.reason]} · ${mailText(each)}`}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function mailText({ mailStatus, mailSettledAt }: Given): string {
  const text = NOTICE_MAIL_TEXT[mailStatus];
  return mailSettledAt === null ? text : `${text} ${exactTime(mailSettledAt)}`;
}
