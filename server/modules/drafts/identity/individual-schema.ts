// The individuals of a draft in the contract.

import {
  groupOfIdentification,
  IDENTIFICATION_GROUPS,
  IDENTIFICATION_STATUSES,
  needsVerification,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import {
  addressLine,
  IDENTIFICATION_OPTIONS,
  INDIVIDUAL_ROLES,
  NO_TIN_REASONS,
} from "@bondline/domain/drafts/identity/individual.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Draft, DraftRef, readsPart } from "../drafts/public.ts";
import { openedOfCheck, tokenEndsAt } from "./identity-check-seals.ts";
import { performsCheck, seesIdentities } from "./individual-access.ts";
import { INDIVIDUALS_OF_DRAFT, individualsOf, isComplete, missingOf } from "./individual-part.ts";
import {
  INDIVIDUAL_COLUMNS,
  type IndividualRow,
  openIndividual,
  SEALED_TEXTS,
  type SealedTexts,
} from "./individual-record.ts";
import { keptDataOf } from "./kept-data.ts";

export const IndividualRoleRef = enumOf("IndividualRole", INDIVIDUAL_ROLES);
const NoTaxNumberReasonRef = enumOf("NoTaxNumberReason", NO_TIN_REASONS);
const IdentificationStatusRef = enumOf("IdentificationStatus", IDENTIFICATION_STATUSES);
const IdentificationGroupRef = enumOf("IdentificationGroup", IDENTIFICATION_GROUPS);
const IdentificationOptionRef = enumOf("IdentificationOption", IDENTIFICATION_OPTIONS);
export const INDIVIDUAL_ENUMS = {
  taxReasonNoTIN: NoTaxNumberReasonRef,
  identificationOption: IdentificationOptionRef,
};

/** `sealed` undefined: what identifies the person is none of the reader's business. */
export type ShownIndividual = IndividualRow & { sealed: SealedTexts | undefined; check: ShownCheck };

/** What of an open check the reader may know. */
type ShownCheck = { verificationId: string | null; token: string | null; fault: string | null };
const NO_CHECK: ShownCheck = { verificationId: null, token: null, fault: null };

export function shownIndividual(tx: Transaction, draft: Draft, row: IndividualRow): ShownIndividual {
  if (!seesIdentities(tx.actor, draft)) return { ...row, sealed: undefined, check: NO_CHECK };
  return { ...row, sealed: openIndividual(tx.app, row), check: shownCheck(tx, draft, row) };
}

function shownCheck({ actor, app, now }: Transaction, draft: Draft, row: IndividualRow): ShownCheck {
  const isTheirs = performsCheck(actor, draft) && tokenEndsAt(row, now) !== null;
  return {
    verificationId: openedOfCheck(app, row.id, "verificationIdEncrypted", row),
    token: isTheirs ? openedOfCheck(app, row.id, "tokenEncrypted", row) : null,
    fault: row.fault,
  };
}

const SimpleKycRef = builder.objectRef<SealedTexts>("SimpleKyc").implement({
  description: "What a person is verified by.",
  fields: (t) => ({
    ...outputFieldsOf(t, INDIVIDUAL_FIELDS, { columns: SEALED_TEXTS, group: "simpleKyc" }),
    address: t.string({ description: "Its parts on one line.", nullable: true, resolve: addressLine }),
  }),
});

const MASK = "••••••";

/** A number as it is, or that there is one. */
function numberOf(shown: ShownIndividual, path: keyof SealedTexts, sealed: string | null): string | null {
  return shown.sealed === undefined ? sealed && MASK : (shown.sealed[path] ?? null);
}

const { roles: _, ...ownFields } = INDIVIDUAL_FIELDS;

export const IndividualRef = builder.objectRef<ShownIndividual>("Individual").implement({
  description: "A person of the applicant whose identity its bank needs to know.",
  fields: (t) => ({
    ...outputFieldsOf(t, ownFields, { columns: INDIVIDUAL_COLUMNS, enums: INDIVIDUAL_ENUMS }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    draftId: t.exposeID("draftId"),
    greenIdToken: t.string({
      description: "Opens the identity service's page for half an hour; to whoever performs the check.",
      nullable: true,
      resolve: ({ check }) => check.token,
    }),
    greenIdVerificationId: t.string({
      description: "By which the identity service knows this verification; to those who identify the person.",
      nullable: true,
      resolve: ({ check }) => check.verificationId,
    }),
    greenIdVerificationStatus: t.field({
      description: "As the identity service answered last; null where nobody has begun.",
      type: IdentificationStatusRef,
      nullable: true,
      resolve: ({ verificationStatus }) => verificationStatus,
    }),
    id: t.exposeID("id"),
    identificationNumber: t.string({
      description: "Masked for those who need not know it.",
      nullable: true,
      resolve: (shown) => numberOf(shown, "identificationNumber", shown.identificationNumberEncrypted),
    }),
    isBeneficialOwner: t.boolean({ resolve: ({ roles }) => roles.includes("BENEFICIAL_OWNER") }),
    isComplete: t.boolean({
      description: "Its details are whole, and whoever must be verified has been through the check.",
      resolve: isComplete,
    }),
    isDirectorOrSecretary: t.boolean({
      resolve: ({ roles }) => roles.includes("DIRECTOR") || roles.includes("SECRETARY"),
    }),
    keptData: t.string({
      description: "Everything that is kept of the person, as JSON; null for those who need not know it.",
      nullable: true,
      resolve: (shown, _args, { application }) =>
        shown.sealed === undefined ? null : keptDataOf(application, shown),
    }),
    missingFields: t.stringList({
      description: "What its details lack, in the order of the form.",
      resolve: missingOf,
    }),
    needsVerification: t.boolean({
      description: "Directors, secretaries and beneficial owners, unless they are foreign residents.",
      resolve: needsVerification,
    }),
    roles: t.field({ type: [IndividualRoleRef], resolve: ({ roles }) => roles }),
    simpleKyc: t.field({
      description: "Null for those who need not know it.",
      type: SimpleKycRef,
      nullable: true,
      resolve: ({ sealed }) => sealed,
    }),
    taxpayerIdentificationNumber: t.string({
      description: "Masked for those who need not know it.",
      nullable: true,
      resolve: (shown) =>
        numberOf(shown, "taxpayerIdentificationNumber", shown.taxpayerIdentificationNumberEncrypted),
    }),
    verificationFault: t.string({
      description: "What the identity service said of a registration that it would not take.",
      nullable: true,
      resolve: ({ check }) => check.fault,
    }),
    verificationGroup: t.field({
      type: IdentificationGroupRef,
      resolve: ({ verificationStatus }) => groupOfIdentification(verificationStatus),
    }),
    verificationOverrideReason: t.exposeString("verificationOverrideReason", {
      description: "Why the provider's staff have verified the person themselves.",
      nullable: true,
    }),
    version: t.exposeInt("version"),
  }),
});

const IdentificationRef = builder.objectRef<{ draft: Draft }>("Identification").implement({
  description: "Whose identity a draft needs.",
  fields: (t) => ({
    individuals: t.field({
      description: "In the order in which they were named.",
      type: [IndividualRef],
      resolve: async ({ draft }, _args, context) => {
        const tx = await context.read();
        return individualsOf(draft).map((each) => shownIndividual(tx, draft, each));
      },
    }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  identification: t.field({
    description: "Null for a beneficiary.",
    type: IdentificationRef,
    nullable: true,
    resolve: async (draft, _args, context) =>
      readsPart((await context.read()).actor, draft, INDIVIDUALS_OF_DRAFT) ? { draft } : null,
  }),
}));
