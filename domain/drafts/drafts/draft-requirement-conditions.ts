// The conditions and sentences of the requirements of a draft, for those that take more than a glance.

import { type Cents, cents, formatAud } from "../../values/money/money.ts";
import type { DraftRequirementsView } from "./draft-requirements-view.ts";

type View = DraftRequirementsView;

export const PAST_RETURN_MESSAGE = "Enter today or a later date, or leave this blank.";

export function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== "";
}

export function isPaper({ deliveryDetails: { deliveryType } }: View): boolean {
  return deliveryType === "COURIER" || deliveryType === "COLLECTION";
}

export function isWithinItsBand({ feeSummary, amountCents }: View): boolean {
  if (feeSummary === null || amountCents === null) return true;
  return (
    amountCents >= feeSummary.minValueCents &&
    (feeSummary.maxValueCents === null || amountCents <= feeSummary.maxValueCents)
  );
}

export function feeSummaryMessage(view: View): string {
  if (view.feeSummary === null) return "Choose a fee plan.";
  if (!view.feeSummary.isOffered) return "Choose another fee plan: this one is no longer offered.";
  if (isWithinItsBand(view)) return "Choose a fee plan.";

  const { minValueCents, maxValueCents } = view.feeSummary;
  const band =
    maxValueCents === null
      ? `from ${formatAud(minValueCents)} on`
      : `from ${formatAud(minValueCents)} to ${formatAud(maxValueCents)}`;
  return `Choose another fee plan: this one is for amounts ${band}.`;
}

export function hasHeadroom({ facility, amountCents }: View): boolean {
  return facility === null || facility.takenCents + (amountCents ?? 0n) <= facility.limitCents;
}

export function headroomMessage({ facility }: View): string {
  if (facility === null) return "Choose a facility.";
  return `Lower the amount or choose another facility: ${facility.name} has ${formatAud(roomLeft(facility))} left.`;
}

function roomLeft({ limitCents, takenCents }: { limitCents: Cents; takenCents: Cents }): Cents {
  return cents(limitCents > takenCents ? limitCents - takenCents : 0n);
}

export function isClean(attachment: View["attachments"][number]): boolean {
  return attachment.received && attachment.infectedFileStatus === "CLEAN";
}

type File = Pick<View["attachments"][number], "received" | "infectedFileStatus">;

/** A file that was not taken and never will be: nothing is submitted beside it. */
export function refusedFile<Attachment extends File>(
  attachments: readonly Attachment[],
): Attachment | undefined {
  return (
    attachments.find(({ infectedFileStatus }) => infectedFileStatus === "INFECTED") ??
    attachments.find(({ received, infectedFileStatus }) => received && infectedFileStatus === "FAILED")
  );
}

export function attachmentMessage({ attachments }: View): string {
  const refused = refusedFile(attachments);
  if (refused?.infectedFileStatus === "INFECTED") return `Remove ${refused.fileName}: it is infected.`;
  if (refused !== undefined)
    return `Remove ${refused.fileName} or upload a new copy: we can't use it as it is.`;

  const missing = attachments.find(({ received }) => !received);
  if (missing !== undefined)
    return `Upload ${missing.fileName} again or remove it: it has not been received.`;

  const waiting = attachments.find(({ infectedFileStatus }) => infectedFileStatus === "NOT_SCANNED");
  return waiting === undefined
    ? "Every attachment is received and scanned."
    : `Wait until ${waiting.fileName} has been scanned.`;
}

export function incompleteIndividuals({ individuals }: View): string[] {
  return individuals.filter(({ hasCompleteDetails }) => !hasCompleteDetails).map(({ name }) => name);
}

export function missingApprovers({ approvers }: View): string[] {
  return approvers.filter(({ hasApproved }) => !hasApproved).map(({ name }) => name);
}

export function listOf(names: readonly string[], whenEmpty: string): string {
  const last = names.at(-1);
  if (last === undefined) return whenEmpty;
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
