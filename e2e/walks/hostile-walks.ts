// Every address of the client with the records that hold hostile text, and who looks at it: one that is not named here is walked with the ids that it asks for.

import { QUINN } from "../../testing/builders/referrer-builder.ts";
import { EXAMPLES } from "../../testing/examples/calls.ts";
import { type HostileRecords, textFieldsOf } from "../../testing/examples/hostile-records.ts";
import { anyPath, audienceOf, PATH_NAMES, type PathName, paths } from "../../web/paths.ts";
import type { Audience } from "../../web/site-map.ts";

/** The guest has changed a profile, the founder made an organisation; a mailbox goes nowhere. */
export type Walker = "member" | "staff" | "other" | "guest" | "founder" | "referrer" | "nobody" | "mailbox";
export type Visit = { who: Walker; path: string };

/** What the calls have left, by what the client's addresses ask for. */
export type Places = {
  organisationId: string;
  /** Of each record that holds a text. */
  drafts: readonly string[];
  /** Of the drafts, those that can be edited. */
  edited: readonly string[];
  surety: readonly string[];
  switches: readonly string[];
  documents: readonly string[];
  facilities: readonly string[];
  applications: readonly string[];
  /** Of any other record, by the part of an address that names it. */
  others: (part: string) => readonly string[];
  handovers: readonly { documentId: string; handoverCode: string }[];
  returns: readonly { requestId: string; returnCode: string }[];
  agreements: readonly { requestId: string; agreementCode: string }[];
  confirmations: readonly { draftConfirmationId: string; code: string }[];
  /** Documents whose return was answered by a link. */
  answered: readonly string[];
  invitationCode: string;
};

const DRAFT_STEPS = ["guarantee", "parties", "contract", "funds"];
const TABS = ["drafts", "established", "projected", "closed", "awaiting-return", "discontinued"];

const as = (who: Walker, ...addresses: string[]): Visit[] => addresses.map((path) => ({ who, path }));

type Walk = (places: Places) => Visit[];

const BY_NAME = {
  home: () => [...as("member", paths.home()), ...as("founder", paths.home())],

  invite: ({ invitationCode }) => as("nobody", `${paths.invite()}?code=${invitationCode}`),

  documents: () => as("member", ...TABS.map((tab) => `${paths.documents()}?tab=${tab}`)),
  documentView: ({ organisationId, documents }) =>
    as(
      "member",
      ...documents.slice(0, 1).map((documentId) => paths.documentView({ organisationId, documentId })),
    ),
  documentViewAlone: ({ documents }) => [
    ...as("member", ...documents.map((documentId) => paths.documentView({ documentId }))),
    ...as("staff", ...documents.slice(0, 1).map((documentId) => paths.documentView({ documentId }))),
  ],
  documentEdit: ({ organisationId, documents }) =>
    as("member", ...documents.map((documentId) => paths.documentEdit({ organisationId, documentId }))),

  draftCreate: ({ organisationId }) => as("member", paths.draftCreate({ organisationId })),
  draftEdit: ({ organisationId, edited }) =>
    as(
      "member",
      ...edited.flatMap((draftId) =>
        DRAFT_STEPS.map((step) => `${paths.draftEdit({ organisationId, draftId })}&step=${step}`),
      ),
    ),
  draftView: ({ organisationId, drafts }) =>
    as("member", ...drafts.map((draftId) => paths.draftView({ organisationId, draftId }))),
  draftSubmit: ({ organisationId, edited }) =>
    as("member", ...edited.map((draftId) => paths.draftSubmit({ organisationId, draftId }))),
  draftProgress: ({ organisationId, edited }) =>
    as("member", ...edited.map((draftId) => paths.draftProgress({ organisationId, draftId }))),
  suretyDraftEdit: ({ surety }) =>
    as("member", ...surety.map((draftId) => paths.suretyDraftEdit({ draftId }))),
  switchDraftEdit: ({ switches }) =>
    as("member", ...switches.map((draftId) => paths.switchDraftEdit({ draftId }))),

  staffDraft: ({ drafts }) => as("staff", ...drafts.map((draftId) => paths.staffDraft({ draftId }))),
  staffClient: ({ organisationId }) => as("staff", paths.staffClient({ organisationId })),
  staffClientStatement: ({ organisationId }) => as("staff", paths.staffClientStatement({ organisationId })),
  staffReferrerStatement: () => as("staff", paths.staffReferrerStatement({ referrerId: QUINN })),
  referrerStatement: () => as("referrer", paths.referrerStatement({ referrerId: QUINN })),
  staffOrganisations: () =>
    as(
      "staff",
      ...["unconfirmed", "confirmed", "refused"].map(
        (status) => `${paths.staffOrganisations()}?status=${status}`,
      ),
    ),

  facilityApplyIntro: () => as("member", paths.facilityApplyIntro({ facilityType: "SURETY_BOND" })),
  facilityApply: ({ applications }) => [
    ...as("member", ...applications.map((id) => paths.facilityApply({ facilityApplicationId: id }))),
    ...as("staff", ...applications.map((id) => paths.facilityApply({ facilityApplicationId: id }))),
  ],
  facilityEdit: ({ facilities }) =>
    as("member", ...facilities.slice(0, 2).map((facilityId) => paths.facilityEdit({ facilityId }))),
  facilityView: ({ facilities }) => [
    ...as("member", ...facilities.map((facilityId) => paths.facilityView({ facilityId }))),
    ...as("staff", ...facilities.slice(0, 1).map((facilityId) => paths.facilityView({ facilityId }))),
  ],

  holdings: () => as("member", paths.holdings()),
  sharedWithMe: () => as("other", paths.sharedWithMe()),
  profile: () => as("guest", paths.profile()),
  financeApply: ({ edited }) => as("member", `${paths.financeApply()}?draft=${edited[0]}`),
  acceptOrganisationInvitation: ({ invitationCode }) =>
    as("guest", paths.acceptOrganisationInvitation({ code: invitationCode })),
  handover: ({ handovers }) => as("nobody", ...handovers.map((each) => paths.handover(each))),
  returnAnswer: ({ returns }) =>
    as(
      "nobody",
      ...returns.map(
        (each) => `${paths.returnAnswer({ returnRequestId: each.requestId })}#${each.returnCode}`,
      ),
    ),
  agreementAnswer: ({ agreements }) =>
    as(
      "nobody",
      ...agreements.map(
        ({ requestId, agreementCode }) =>
          `${paths.agreementAnswer({ documentRequestId: requestId })}#${agreementCode}`,
      ),
    ),
  confirmationAnswer: ({ confirmations }) =>
    as(
      "nobody",
      ...confirmations.map(
        ({ draftConfirmationId, code }) =>
          `${paths.confirmationAnswer({ confirmationId: draftConfirmationId })}#${code}`,
      ),
    ),
  stopMail: () => as("nobody", paths.stopMail({ token: "nowhere" })),
  alertConfirmation: () => as("nobody", paths.alertConfirmation({ code: "nowhere" })),
} as const satisfies Partial<Record<PathName, Walk>>;

/** Who looks at a page of each kind. */
const WALKERS: Readonly<Record<Audience, Walker>> = {
  everybody: "nobody",
  linked: "nobody",
  anonymous: "nobody",
  "signed-in": "member",
  client: "member",
  referrer: "referrer",
  desk: "staff",
  provider: "staff",
  supplier: "staff",
  administrator: "staff",
  "staff administrator": "staff",
};

/** Any other is walked by one of those for whom it is, with each record that it names. */
export const WALKS = Object.fromEntries(
  PATH_NAMES.map((name) => [name, name in BY_NAME ? BY_NAME[name as keyof typeof BY_NAME] : usual(name)]),
) as Record<PathName, Walk>;

function usual(name: PathName): Walk {
  return ({ others }) => {
    let named: string | undefined;
    const path = anyPath(name, (part) => {
      named = part;
      return part;
    });
    const who = WALKERS[audienceOf(name)];
    if (named === undefined) return as(who, path);
    return as(who, ...others(named).map((id) => anyPath(name, () => id)));
  };
}

type Rest = Pick<
  Places,
  "organisationId" | "invitationCode" | "handovers" | "returns" | "agreements" | "confirmations" | "answered"
>;

/** A record that is only made holds nothing that one which is changed does not. */
function isChangedToo(name: string): boolean {
  const change = name.replace("create", "update");
  if (change === name || !(change in EXAMPLES.Mutation)) return false;
  const changed = textFieldsOf(change).map(({ path }) => path);
  return textFieldsOf(name).every(({ path }) => changed.includes(path));
}

export function placesOf({ calls }: HostileRecords, rest: Rest): Places {
  const idsOf = (part: string, key: string, among: RegExp = /./) => [
    ...new Set(
      calls
        .filter(({ call }) => among.test(call.name) && !isChangedToo(call.name))
        .map(({ call, answer }) => answer?.[part]?.id ?? call.given[key])
        .filter((id): id is string => typeof id === "string"),
    ),
  ];
  return {
    ...rest,
    drafts: idsOf("draft", "draftId"),
    edited: idsOf("draft", "draftId", /^updateDraft$/),
    surety: idsOf("draft", "draftId", /^updateSurety/),
    switches: idsOf("draft", "draftId", /^updateDraftBgSwitch$/),
    documents: [...new Set([...idsOf("document", "documentId"), ...rest.answered])],
    facilities: idsOf("documentFacility", "facilityId"),
    applications: idsOf("facilityApplication", "facilityApplicationId"),
    others: (part) => idsOf(part.replace(/Id$/, ""), part),
  };
}
