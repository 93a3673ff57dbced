// Who referred which client, and what that has earned, for the provider's administrators.

import { REFERRAL_ENTITY_TYPE_TEXT, REFERRAL_WAY_TEXT } from "@bondline/domain/money/referrals/referral.ts";
import { REFERRAL_FILTERS } from "@bondline/domain/money/referrals/referral-filters.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { ReferralRegisterRowFragment, StaffReferralSortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { ReferralIcon } from "../../../ui/icons.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { StaffReferralsDocument } from "./referral-register-operations.ts";
import { REFERRAL_REGISTER_WORDS as WORDS } from "./referral-register-words.ts";
import { ReferralStageBadge } from "./referral-stage-badge.tsx";

type Referral = ReferralRegisterRowFragment;

const COLUMNS: readonly DataTableColumn<Referral>[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: (referral) => (
      <TwoLineCell name={referral.organisationName} detail={REFERRAL_WAY_TEXT[referral.way]} />
    ),
  },
  {
    id: "referrer",
    header: WORDS.referrer,
    width: "208px",
    skeleton: { kind: "two-line", widthPx: 128 },
    cell: (referral) => (
      <TwoLineCell name={<Referrer referral={referral} />} detail={referral.entityName ?? referral.code} />
    ),
  },
  {
    id: "stage",
    header: WORDS.stage,
    width: "208px",
    skeleton: { kind: "badge", widthPx: 112 },
    cell: ({ stage }) => <ReferralStageBadge stage={stage} />,
  },
  {
    ...dayColumn("signedUp", WORDS.signedUp, ({ createdAt }) => createdAt),
    isSortable: true,
    isSecondary: true,
  },
  {
    id: "firstPaid",
    header: WORDS.firstPaid,
    width: "156px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 88 },
    cell: (referral) => <FirstPaid referral={referral} />,
  },
  dayColumn("firstPaidOn", WORDS.firstPaidOn, ({ firstPaidAt }) => firstPaidAt),
  { ...amountColumn("promised", WORDS.promised, "promisedAmount"), isSortable: true },
  amountColumn("earned", WORDS.earned, "earnedAmount"),
  amountColumn("takenBack", WORDS.takenBack, "takenBackAmount"),
  amountColumn("paidOut", WORDS.paidOut, "paidOutAmount"),
  textColumn(
    { id: "firm", header: WORDS.firm, width: "200px" },
    ({ entityName }) => entityName ?? WORDS.none,
  ),
  textColumn({ id: "firmKind", header: WORDS.firmKind, width: "132px" }, ({ entityType }) =>
    entityType === null ? WORDS.none : REFERRAL_ENTITY_TYPE_TEXT[entityType],
  ),
  textColumn({ id: "way", header: WORDS.way, width: "152px" }, ({ way }) => REFERRAL_WAY_TEXT[way]),
  textColumn({ id: "code", header: WORDS.code, width: "132px" }, ({ code }) => code ?? WORDS.none),
];

const LOOK: RegisterLook<Referral, StaffReferralSortField> = {
  list: "STAFF_REFERRALS",
  name: "staff-referrals",
  words: WORDS,
  icon: ReferralIcon,
  filters: REFERRAL_FILTERS,
  sorts: {
    signedUp: { field: "CREATED_AT", direction: "descending" },
    promised: { field: "PROMISED", direction: "descending" },
  },
  columns: COLUMNS,
  usual: ["client", "referrer", "stage", "signedUp", "firstPaid", "earned", "paidOut"],
  nameOf: ({ organisationName }) => organisationName,
  rowHref: ({ organisationId }) => paths.staffClient({ organisationId }),
  phoneRow: (referral) => ({
    title: referral.organisationName,
    detail: WORDS.through(referral.referrerName ?? referral.entityName ?? WORDS.none),
    amount: aud(referral.earnedAmount),
    badge: <ReferralStageBadge stage={referral.stage} />,
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffReferralsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffReferrals }) => staffReferrals,
});

export function StaffReferralsScreen() {
  return <RegisterPage look={LOOK} read={READ} wanted={(place) => ({ staffReferrals: askedAt(place) })} />;
}

/** A person leads to their statement, a client to its page. */
function Referrer({ referral }: { readonly referral: Referral }) {
  const { referrerName, referrerOrganisationId, referringPersonId } = referral;
  if (referringPersonId !== null)
    return (
      <TextLink href={paths.staffReferrerStatement({ referrerId: referringPersonId })}>
        {referrerName}
      </TextLink>
    );
  if (referrerOrganisationId === null) return WORDS.none;
  return (
    <TextLink href={paths.staffClient({ organisationId: referrerOrganisationId })}>{referrerName}</TextLink>
  );
}

function FirstPaid({
  referral: { firstPaidDraftId, firstPaidReferenceNumber },
}: {
  readonly referral: Referral;
}) {
  if (firstPaidDraftId === null) return WORDS.none;
  return (
    <TextLink href={paths.staffDraft({ draftId: firstPaidDraftId })}>{firstPaidReferenceNumber}</TextLink>
  );
}

function amountColumn(
  id: string,
  header: string,
  of: "earnedAmount" | "paidOutAmount" | "promisedAmount" | "takenBackAmount",
): DataTableColumn<Referral> {
  return {
    id,
    header,
    width: "132px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 72 },
    cell: (referral) => aud(referral[of]),
  };
}

function dayColumn(
  id: string,
  header: string,
  of: (referral: Referral) => string | null,
): DataTableColumn<Referral> {
  return textColumn({ id, header, width: "124px" }, (referral) => {
    const moment = of(referral);
    return moment === null ? WORDS.none : exactDate(moment);
  });
}
