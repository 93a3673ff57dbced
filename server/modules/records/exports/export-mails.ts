// The mails about everything that an organisation has: to its administrators when one of them asks for it, and to that one when it is ready.

import type { ExportJobId, OrganisationId } from "@bondline/domain/ids.ts";
import { EXPORT_KEPT_DAYS } from "@bondline/domain/records/exports/export.ts";
import { recurrenceText } from "@bondline/domain/records/exports/export-schedule.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import type { Export } from "./export-record.ts";
import { findScheduleOf } from "./export-schedule-store.ts";
import { findRequester } from "./export-store.ts";
import { listAdministrators } from "./organisation-data-store.ts";

export type DataMailInput = { organisationName: string; askedBy: string; link: string };

const SETTINGS = "/settings/organisation";
const EXPORTS = "/exports";
const PROFILE = "/profile";
const EXAMPLE = {
  organisationName: EXAMPLE_ORGANISATION,
  askedBy: "Ada Nguyen",
  link: `${EXAMPLE_PORTAL}${SETTINGS}`,
};

export const dataAskedForMail = mailTemplate(
  {
    template: "dataAskedForMail",
    kind: "SECURITY",
    when: "an administrator asks for all data of the organisation",
    example: EXAMPLE,
  },
  ({ organisationName, askedBy, link }: DataMailInput) => ({
    subject: `All data of ${organisationName} was asked for`,
    preview: "A zip with every record and file is being made.",
    heading: "All data was asked for",
    blocks: [
      {
        kind: "paragraph",
        text: `${askedBy} has asked for all data of ${organisationName}: every record with its history, and the files. Only they can download it.`,
      },
      {
        kind: "note",
        text: "If this should not be, change their role under Members: from then on they cannot download it.",
      },
      { kind: "link", text: "Your organisation:", url: link },
    ],
    footer: `You get this email because you are an administrator of ${organisationName} at Bondline.`,
  }),
);

export const dataReadyMail = mailTemplate(
  {
    template: "dataReadyMail",
    kind: "EXPORT",
    when: "all data of an organisation is ready to be downloaded",
    example: EXAMPLE,
  },
  ({ organisationName, link }: DataMailInput) => ({
    subject: `All data of ${organisationName} is ready`,
    preview: `Download it within ${EXPORT_KEPT_DAYS} days.`,
    heading: "Your zip is ready",
    blocks: [
      {
        kind: "paragraph",
        text: `All data of ${organisationName} is ready. Sign in to download it. It is kept for ${EXPORT_KEPT_DAYS} days.`,
      },
      { kind: "button", label: "Go to the download", url: link },
    ],
    footer: "You get this email because you asked for it.",
  }),
);

export const ownDataReadyMail = mailTemplate(
  {
    template: "ownDataReadyMail",
    kind: "SECURITY",
    when: "what is held about a person is ready to be downloaded by them",
    example: { link: `${EXAMPLE_PORTAL}${PROFILE}` },
  },
  ({ link }: { link: string }) => ({
    subject: "Your data is ready",
    preview: `Download it within ${EXPORT_KEPT_DAYS} days.`,
    heading: "Your data is ready",
    blocks: [
      {
        kind: "paragraph",
        text: `What Bondline holds about you is ready as a zip. Sign in to download it. It is kept for ${EXPORT_KEPT_DAYS} days, and only you can open it.`,
      },
      { kind: "button", label: "Go to the download", url: link },
      {
        kind: "note",
        text: "If you did not ask for it, change your password: that signs out every other device.",
      },
    ],
    footer: "You get this email because your data was asked for with your account.",
  }),
);

export type RegularMailInput = { name: string; organisationName: string; recurrence: string; link: string };

export const regularExportMail = mailTemplate(
  {
    template: "regularExportMail",
    kind: "EXPORT",
    when: "an export that somebody gets regularly is ready",
    example: {
      name: "Expiries",
      organisationName: EXAMPLE_ORGANISATION,
      recurrence: "every Monday",
      link: `${EXAMPLE_PORTAL}${EXPORTS}`,
    },
  },
  ({ name, organisationName, recurrence, link }: RegularMailInput) => ({
    subject: `${name} of ${organisationName} is ready`,
    preview: `Download it within ${EXPORT_KEPT_DAYS} days.`,
    heading: `${name} is ready`,
    blocks: [
      {
        kind: "paragraph",
        text: `${name} of ${organisationName} is ready, as it is today. Sign in to download it. It is kept for ${EXPORT_KEPT_DAYS} days.`,
      },
      { kind: "button", label: "Go to the download", url: link },
      { kind: "note", text: `You get it ${recurrence}. On the same page you can change that, or stop it.` },
    ],
    footer: "You get this email because you asked for it regularly.",
  }),
);

export const regularExportFailedMail = mailTemplate(
  {
    template: "regularExportFailedMail",
    kind: "EXPORT",
    when: "an export that somebody gets regularly could not be made",
    example: {
      name: "Expiries",
      organisationName: EXAMPLE_ORGANISATION,
      recurrence: "every Monday",
      link: `${EXAMPLE_PORTAL}${EXPORTS}`,
    },
  },
  ({ name, organisationName, recurrence, link }: RegularMailInput) => ({
    subject: `${name} of ${organisationName} could not be made`,
    preview: "It comes again on its next day.",
    heading: `${name} could not be made`,
    blocks: [
      {
        kind: "paragraph",
        text: `We tried several times, and ${name} of ${organisationName} could not be made this time. Your records are as they were. You can take the file away yourself from its list or report.`,
      },
      { kind: "note", text: `You get it ${recurrence}, and it comes again then.` },
      { kind: "link", text: "Your regular exports:", url: link },
    ],
    footer: "You get this email because you asked for it regularly.",
  }),
);

/** Whoever asks is notified too: it may not have been them. */
export async function notifyAdministrators(
  tx: Transaction,
  id: string,
  organisationId: OrganisationId,
): Promise<void> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { email, organisationName } = await requesterOf(tx, id as ExportJobId);
  const administrators = await listAdministrators(tx, organisationId);
  await queueMail(tx, {
    intent: `data asked for, export ${id}`,
    record: null,
    to: [email, ...administrators.map((each) => each.email)],
    content: dataAskedForMail({
      organisationName,
      askedBy: `${givenName} ${familyName}`,
      link: `${tx.app.settings.publicUrl}${SETTINGS}`,
    }),
  });
}

export async function notifyRequester(
  tx: Transaction,
  { id, kind }: Pick<Export, "id" | "kind">,
): Promise<void> {
  const { email, name, organisationName } = await requesterOf(tx, id);
  const { publicUrl } = tx.app.settings;
  await queueMail(tx, {
    intent: `data ready, export ${id}`,
    record: null,
    to: [email],
    content:
      kind === "PERSON"
        ? ownDataReadyMail({ link: `${publicUrl}${PROFILE}` })
        : dataReadyMail({ organisationName, askedBy: name, link: `${publicUrl}${SETTINGS}` }),
  });
}

/** Not what it holds: who reads the mail may have other rights by then. */
export async function sendRegularExport(tx: Transaction, id: ExportJobId): Promise<void> {
  await notifyOfRegular(tx, id, { intent: `regular export ready, export ${id}`, mail: regularExportMail });
}

export async function notifyOfFailedExport(tx: Transaction, id: ExportJobId): Promise<void> {
  await notifyOfRegular(tx, id, {
    intent: `regular export failed, export ${id}`,
    mail: regularExportFailedMail,
  });
}

type RegularMail = { intent: string; mail: typeof regularExportMail };

async function notifyOfRegular(
  tx: Transaction,
  id: ExportJobId,
  { intent, mail }: RegularMail,
): Promise<void> {
  const { email, organisationName } = await requesterOf(tx, id);
  const schedule = await findScheduleOf(tx, id);
  if (schedule === undefined) return;
  await queueMail(tx, {
    intent,
    record: null,
    to: [email],
    content: mail({
      name: schedule.name,
      organisationName,
      recurrence: recurrenceText(schedule),
      link: `${tx.app.settings.publicUrl}${EXPORTS}`,
    }),
  });
}

async function requesterOf(tx: Transaction, id: ExportJobId) {
  const requester = await findRequester(tx, id);
  if (requester === undefined) throw new Error("An export is always somebody's.");
  return requester;
}
