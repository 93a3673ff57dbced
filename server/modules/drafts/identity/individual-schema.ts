// The individuals of a draft in the contract.

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
import { seesApplicantsAffairs } from "../drafts/draft-access.ts";
import { type Draft, DraftRef } from "../drafts/public.ts";
import { seesIdentities } from "./individual-access.ts";
import { individualsOf, missingOf } from "./individual-part.ts";
import {
  INDIVIDUAL_COLUMNS,
  type IndividualRow,
  openIndividual,
  SEALED_TEXTS,
  type SealedTexts,
} from "./individual-record.ts";

export const IndividualRoleRef = enumOf("IndividualRole", INDIVIDUAL_ROLES);
const NoTaxNumberReasonRef = enumOf("NoTaxNumberReason", NO_TIN_REASONS);
const IdentificationOptionRef = enumOf("IdentificationOption", IDENTIFICATION_OPTIONS);
export const INDIVIDUAL_ENUMS = {
  taxReasonNoTIN: NoTaxNumberReasonRef,
  identificationOption: IdentificationOptionRef,
};

/** `sealed` undefined: what identifies the person is none of the reader's business. */
export type ShownIndividual = IndividualRow & { sealed: SealedTexts | undefined };

export function shownIndividual(
  { actor, app }: Transaction,
  draft: Draft,
  row: IndividualRow,
): ShownIndividual {
  return { ...row, sealed: seesIdentities(actor, draft) ? openIndividual(app, row) : undefined };
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
    id: t.exposeID("id"),
    identificationNumber: t.string({
      description: "Masked for those who need not know it.",
      nullable: true,
      resolve: (shown) => numberOf(shown, "identificationNumber", shown.identificationNumberEncrypted),
    }),
    isBeneficialOwner: t.boolean({ resolve: ({ roles }) => roles.includes("BENEFICIAL_OWNER") }),
    isComplete: t.boolean({ resolve: (shown) => missingOf(shown).length === 0 }),
    isDirectorOrSecretary: t.boolean({
      resolve: ({ roles }) => roles.includes("DIRECTOR") || roles.includes("SECRETARY"),
    }),
    missingFields: t.stringList({
      description: "What its details lack, in the order of the form.",
      resolve: missingOf,
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
      seesApplicantsAffairs((await context.read()).actor, draft) ? { draft } : null,
  }),
}));
