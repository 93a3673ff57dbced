// Whether paper still holds, for whoever has it before them: counted, written down, and answered alike whatever was wrong.

import { guaranteeNumberKey } from "@bondline/domain/documents/documents/guarantee-number.ts";
import {
  CHECK_CODE_FIELDS,
  CHECK_CODE_LENGTH,
  codeIn,
  sha256In,
  VERIFICATION_CODE_LENGTH,
  type VerificationState,
  type VerificationWay,
  verificationState,
} from "@bondline/domain/documents/verifications/verification.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import type { Context } from "../../../graphql/context.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { admitCall, isLimitLeft, LIMITS, takeFromLimitQuietly } from "../../people/accounts/public.ts";
import { findByCode, findByFile, type IssuedRow, insertLookUp, listByNumber } from "./verification-store.ts";

export type VerificationRequest = {
  guaranteeNumber?: string | null | undefined;
  checkCode?: string | null | undefined;
  verificationCode?: string | null | undefined;
  sha256?: string | null | undefined;
};

type Stranger = { application: App; client: Pick<Context["client"], "ipAddress"> };

/** No more than somebody with the paper in hand needs to compare. */
export type Verification = {
  state: VerificationState;
  asOf: Instant;
  guaranteeNumber: string | null;
  issuer: string | null;
  documentVariant: ProcessType | null;
  /** As the wire has it. */
  amount: string | null;
  expiresAt: PlainDate | null;
  wordingHash: string | null;
};

const NOTHING_KNOWN = {
  guaranteeNumber: null,
  issuer: null,
  documentVariant: null,
  amount: null,
  expiresAt: null,
  wordingHash: null,
} as const;

/** `tried` has the documents that were asked after and not opened. */
type Found = { way: VerificationWay; document: IssuedRow | undefined; tried: readonly IssuedRow[] };
type Finder = (tx: Transaction) => Promise<Found>;

const SHA256_MESSAGE = "This is not the SHA-256 of a file: 64 hexadecimal digits.";

/** In a transaction of its own, since a look-up is written down and a failed try counted whatever is answered. */
export async function readVerification(context: Stranger, asked: VerificationRequest): Promise<Verification> {
  const find = finderFor(asked);
  await admitCall(context.application, "verificationPerAddress", context.client.ipAddress);
  return await runTransaction(context.application, { system: "Public verification" }, async (tx) => {
    const { way, document, tried } = await find(tx);
    for (const each of tried) await writeDown(tx, each, { way, outcome: "UNKNOWN" });
    if (document === undefined) return { ...NOTHING_KNOWN, state: "UNKNOWN", asOf: tx.now };
    const state = stateOf(document, tx.now);
    await writeDown(tx, document, { way, outcome: state });
    const { guaranteeNumber, bankName: issuer, documentVariant, expiresAt, wordingHash } = document;
    const amount = decimalFromCents(document.amountCents);
    return { state, asOf: tx.now, guaranteeNumber, issuer, documentVariant, amount, expiresAt, wordingHash };
  });
}

/** One way at a time; what is missing is named before anything is looked for. */
function finderFor({ guaranteeNumber, checkCode, verificationCode, sha256 }: VerificationRequest): Finder {
  if (verificationCode) return byCode(verificationCode);
  if (sha256) return byFile(sha256In(sha256) ?? refuseFields({ sha256: SHA256_MESSAGE }));
  const given = requireFields(CHECK_CODE_FIELDS, { guaranteeNumber, checkCode });
  return byNumber(given.guaranteeNumber, given.checkCode);
}

function byCode(text: string): Finder {
  return async (tx) => {
    const code = codeIn(text, VERIFICATION_CODE_LENGTH);
    return { way: "LINK", document: code === undefined ? undefined : await findByCode(tx, code), tried: [] };
  };
}

function byFile(sha256: string): Finder {
  return async (tx) => ({ way: "FILE", document: await findByFile(tx, sha256), tried: [] });
}

/** Wrong codes are counted by the number, whether or not there is such a number. */
function byNumber(guaranteeNumber: string, checkCode: string): Finder {
  return async (tx) => {
    const limited = guaranteeNumberKey(guaranteeNumber);
    if (!(await isLimitLeft(tx, "verificationTriesPerNumber", limited)))
      refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS.verificationTriesPerNumber.seconds });
    const known = await listByNumber(tx, guaranteeNumber);
    const code = codeIn(checkCode, CHECK_CODE_LENGTH);
    const document = known.find((each) => each.checkCode === code);
    if (document === undefined) await takeFromLimitQuietly(tx, "verificationTriesPerNumber", limited);
    return { way: "NUMBER", document, tried: document === undefined ? known : [] };
  };
}

function stateOf(row: IssuedRow, now: Instant): VerificationState {
  const { issuedAmountCents, issuedExpiresAt, issuedWordingHash } = row;
  const issued = {
    amountCents: issuedAmountCents,
    expiresAt: issuedExpiresAt,
    wordingHash: issuedWordingHash,
  };
  return verificationState({ ...row, now: row, issued }, now);
}

/** Who has the document open sees it arrive. */
async function writeDown(
  tx: Transaction,
  document: IssuedRow,
  lookUp: { way: VerificationWay; outcome: VerificationState },
): Promise<void> {
  await insertLookUp(tx, document, lookUp);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
}
