// Makes drafts in any status by running the real commands in order; a test states only what matters to it.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { cents, decimalFromCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../app.ts";
import { establishDraft } from "../../modules/documents/documents/commands/establish-draft.ts";
import { recordDraftPayment } from "../../modules/drafts/draft-payments/commands/record-draft-payment.ts";
import { recordSecurityHeld } from "../../modules/drafts/draft-payments/commands/record-security-held.ts";
import { beginDraftSubmission } from "../../modules/drafts/drafts/commands/begin-draft-submission.ts";
import { cancelDraft } from "../../modules/drafts/drafts/commands/cancel-draft.ts";
import { completeDraftSubmission } from "../../modules/drafts/drafts/commands/complete-draft-submission.ts";
import { createDraft } from "../../modules/drafts/drafts/commands/create-draft.ts";
import { rejectDraft } from "../../modules/drafts/drafts/commands/reject-draft.ts";
import { requestDraftChanges } from "../../modules/drafts/drafts/commands/request-draft-changes.ts";
import type { Draft } from "../../modules/drafts/drafts/draft-record.ts";
import { securityOf } from "../../modules/drafts/drafts/draft-security.ts";
import { findDraft } from "../../modules/drafts/drafts/draft-store.ts";
import { approveDraft } from "../../modules/drafts/second-approvals/commands/approve-draft.ts";
import { runTransaction, type Transaction } from "../../transaction/transaction.ts";
import {
  type BeneficiaryChoice,
  beneficiaryOf,
  type FeeSummaryName,
  ORGANISATIONS,
  type OrganisationName,
  PEOPLE,
  type PersonName,
} from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { attachFile, type DemoFile } from "../demo-files.ts";
import { signInAs } from "../sessions.ts";

/** IDENTIFYING needs somebody who is to be verified: `individual-builder.ts`. */
export type ReachableStatus = Exclude<DraftStatus, "IDENTIFYING">;

export type DraftOverrides = {
  owner?: OrganisationName;
  processType?: ProcessType;
  beneficiary?: BeneficiaryChoice;
  status?: ReachableStatus;
  /** Over the complete set of fields that makes a draft ready to submit. */
  fields?: DraftInput;
  feeSummary?: FeeSummaryName;
  guaranteeNumber?: string;
  /** Attached by whoever raises it, before anything is submitted. */
  files?: readonly DemoFile[];
};

const RAISED_BY: Record<OrganisationName, PersonName> = { harbour: "ada", wesfarmers: "wes" };

/** The draft as it stands when the wished status is reached. */
export async function buildDraft(app: App, overrides: DraftOverrides = {}): Promise<Draft> {
  const owner = overrides.owner ?? "harbour";
  const applicant = await signInAs(app, RAISED_BY[owner]);
  const fields = {
    ...readyFields(app, { owner, beneficiary: overrides.beneficiary, feeSummary: overrides.feeSummary }),
    ...overrides.fields,
  };
  const { draftId } = await runTransaction(app, { token: applicant }, (tx) =>
    createDraft(tx, {
      organisationId: idOf("organisation", owner),
      processType: overrides.processType ?? "BANK_GUARANTEE",
      draft: fields,
    }),
  );
  const id = String(draftId);
  for (const file of overrides.files ?? [])
    await attachFile(app, { draftId: id, by: RAISED_BY[owner], file });

  return await bringDraft(app, id, overrides);
}

/** A draft that is there and complete, on to the wished status. */
export async function bringDraft(app: App, id: string, overrides: DraftOverrides): Promise<Draft> {
  const applicant = await signInAs(app, RAISED_BY[overrides.owner ?? "harbour"]);
  const provider = await signInAs(app, "rosa");
  for (const step of PATHS[overrides.status ?? "DRAFT"]) {
    const { token, act } = STEPS[step];
    await runTransaction(app, { token: token === "applicant" ? applicant : provider }, async (tx) => {
      const draft = await findDraft(tx, asDraftId(id));
      if (draft === undefined) throw new Error("The builder lost its draft.");
      await act(tx, draft, overrides);
    });
  }
  const built = await runTransaction(app, { system: "Set-up" }, (tx) => findDraft(tx, asDraftId(id)));
  if (built === undefined) throw new Error("The builder lost its draft.");
  return built;
}

type Step = {
  token: "applicant" | "provider";
  act: (tx: Transaction, draft: Draft, overrides: DraftOverrides) => Promise<unknown>;
};

const STEPS = {
  begin: { token: "applicant", act: (tx, { id, version }) => beginDraftSubmission(tx, { id, version }) },
  complete: { token: "applicant", act: (tx, { id, version }) => completeOrExplain(tx, { id, version }) },
  requestChanges: {
    token: "provider",
    act: (tx, { id, version }) =>
      requestDraftChanges(tx, { id, version, reason: "Please name the contract as it is signed." }),
  },
  reject: {
    token: "provider",
    act: (tx, { id, version }) =>
      rejectDraft(tx, { id, version, reason: "The bank does not issue for this purpose." }),
  },
  approve: {
    token: "provider",
    act: (tx, { id, version }, { feeSummary = "macquarieCash" }) =>
      approveDraft(tx, { id, version, feeSummaryId: idOf("fee summary", feeSummary) }),
  },
  hold: { token: "provider", act: (tx, draft) => holdSecurity(tx, draft) },
  pay: { token: "provider", act: (tx, draft) => payInFull(tx, draft) },
  establish: {
    token: "provider",
    act: (tx, { id, version, referenceNumber, feeSummary }, { guaranteeNumber }) =>
      establishDraft(tx, {
        id,
        version,
        guaranteeNumber: guaranteeNumber ?? `G-${referenceNumber}`,
        establishedDate: dayAt(tx.now, DEFAULT_ZONE),
        bank: {
          name: feeSummary?.supplier.name ?? "Macquarie Bank Limited",
          bsb: "182-512",
          address: feeSummary?.supplier.address ?? null,
        },
      }),
  },
  cancel: { token: "applicant", act: (tx, { id, version }) => cancelDraft(tx, { id, version }) },
} as const satisfies Record<string, Step>;
type StepName = keyof typeof STEPS;

const TO_SUBMITTED = ["begin", "complete"] as const;
const PATHS: Record<ReachableStatus, readonly StepName[]> = {
  DRAFT: [],
  SUBMISSION_STARTED: ["begin"],
  SUBMITTED: TO_SUBMITTED,
  CHANGES_REQUESTED: [...TO_SUBMITTED, "requestChanges"],
  PENDING_PAYMENT: [...TO_SUBMITTED, "approve"],
  PROCESSING: [...TO_SUBMITTED, "approve", "hold", "pay"],
  ESTABLISHED: [...TO_SUBMITTED, "approve", "hold", "pay", "establish"],
  REJECTED: [...TO_SUBMITTED, "reject"],
  CANCELLED: ["cancel"],
};

async function completeOrExplain(tx: Transaction, draft: { id: string; version: number }): Promise<void> {
  const { applicableRequirements } = await completeDraftSubmission(tx, {
    ...draft,
    acceptSubmissionTerms: true,
  });
  const unmet = (applicableRequirements as { field: string; requirementMet: boolean }[]).filter(
    ({ requirementMet }) => !requirementMet,
  );
  if (unmet.length > 0)
    throw new Error(`The draft cannot be submitted yet: ${unmet.map(({ field }) => field).join(", ")}.`);
}

async function payInFull(tx: Transaction, draft: Draft): Promise<void> {
  const invoice = draft.invoices.find(({ status }) => status === "open");
  if (invoice === undefined) return;
  await recordDraftPayment(tx, {
    id: draft.id,
    version: draft.version,
    invoiceId: invoice.id,
    amount: decimalFromCents(cents(BigInt(invoice.totalCents))),
    receivedDate: dayAt(tx.now, DEFAULT_ZONE),
    note: "Bank transfer",
  });
}

/** All that its fee plan asks for, where it asks for any. */
async function holdSecurity(tx: Transaction, draft: Draft): Promise<void> {
  const missingCents = securityOf(draft)?.missingCents ?? ZERO_CENTS;
  if (missingCents === ZERO_CENTS) return;
  await recordSecurityHeld(tx, {
    id: draft.id,
    version: draft.version,
    amount: decimalFromCents(missingCents),
    heldDate: dayAt(tx.now, DEFAULT_ZONE),
    reference: `TD ${draft.referenceNumber}`,
  });
}

type ReadyOverrides = {
  owner?: OrganisationName | undefined;
  beneficiary?: BeneficiaryChoice | undefined;
  feeSummary?: FeeSummaryName | undefined;
};

/** Everything that a bank guarantee needs to be submitted. */
export function readyFields(app: App, overrides: ReadyOverrides = {}): DraftInput {
  const { owner = "harbour", beneficiary: choice = "woolworths", feeSummary = "macquarieCash" } = overrides;
  const beneficiary = beneficiaryOf(choice);
  const today = dayAt(app.ports.clock.now(), DEFAULT_ZONE);
  const { name, abn, address, state, postcode, entityType } = ORGANISATIONS[owner];
  const { givenName, familyName, email } = PEOPLE[RAISED_BY[owner]];
  return {
    amount: "250000.00",
    purpose: "CONSTRUCTION_SECURITY",
    projectAddress: "200 George Street, Sydney NSW 2000",
    agreementContent: "Head contract for the George Street fit-out, dated 1 September 2026.",
    contractForm: "AS4000_EXPIRY",
    contractTitle: "George Street fit-out",
    contractNumber: "HC-2026-104",
    contractDate: "2026-09-01",
    expiryType: "FIXED",
    expiresAt: addDays(today, 730),
    expectedReturnDate: addDays(today, 700),
    yourReference: "HC-104",
    deliveryDetails: {
      deliveryType: "COURIER",
      address: beneficiary.address,
      recipientNames: "Dee Marsh",
      phoneNumber: "0491570156",
      companyName: beneficiary.name,
    },
    issuerSourceOfFunds: "BUSINESS_INCOME",
    directorFirstName: givenName,
    directorLastName: familyName,
    directorEmail: email,
    refundAccountName: name,
    refundAccountNumber: "12345678",
    refundBSB: "033-088",
    bankDetails: {
      previousIdentification: "YES",
      customerNumber: "MB-4471902",
      fundingBankName: "Westpac",
      fundingAmount: "250000.00",
      fundingPurpose: "Retained earnings of the last two years, held in the business account.",
      creditInterestAccountName: name,
      creditInterestBSB: "182-512",
      creditInterestAccountNumber: "87654321",
    },
    additionalSupplierDetail: {
      businessActivity: "Builds and fits out commercial premises in New South Wales.",
      relationshipPurpose: "Security that the head contract asks for before work begins.",
      contactName: "Priya Nair",
    },
    invoiceRecipientEmailAddresses: "accounts@harbourcivil.example",
    feeSummaryId: idOf("fee summary", feeSummary),
    parties: [
      {
        partyVariant: "ISSUER",
        name,
        abn,
        address,
        state,
        postcode,
        partyEntityType: entityType,
        primaryContact: { givenName, familyName, email, phoneNumber: "0491570157" },
      },
      {
        partyVariant: "BENEFICIARY",
        ...beneficiary,
        primaryContact: {
          givenName: PEOPLE.dee.givenName,
          familyName: PEOPLE.dee.familyName,
          email: choice === "woolworths" ? PEOPLE.dee.email : `contracts@${wordOf(beneficiary.name)}.example`,
          phoneNumber: "0491570158",
        },
      },
    ],
  };
}

/** "bhp", of BHP Group Limited: a company's mail goes by its first word. */
function wordOf(name: string): string {
  return (name.split(" ")[0] ?? name).toLowerCase();
}
