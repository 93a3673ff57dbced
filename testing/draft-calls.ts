// The calls on a draft as tests make them: by name, with the input type that goes with it.

import type { Api, ApiReply } from "./api.ts";

export const DRAFT_INPUT_TYPES = {
  createDraft: "CreateDraftInput",
  updateDraft: "UpdateDraftInput",
  beginDraftSubmission: "DraftVersionInput",
  cancelDraftSubmission: "DraftVersionInput",
  completeDraftSubmission: "CompleteDraftSubmissionInput",
  cancelDraft: "DraftVersionInput",
  requestDraftChanges: "DraftReasonInput",
  rejectDraft: "DraftReasonInput",
  approveDraft: "ApproveDraftInput",
  recordDraftPayment: "RecordDraftPaymentInput",
  proposeCardRefund: "ProposeCardRefundInput",
  approveRefund: "ApproveRefundInput",
  takeBackRefundTransfer: "TakeBackRefundTransferInput",
  proposeCreditNote: "ProposeCreditNoteInput",
  recordRefundPayment: "RecordRefundPaymentInput",
  setDraftDiscount: "SetDraftDiscountInput",
  settleUnmatchedPayment: "SettleUnmatchedPaymentInput",
  recordSecurityHeld: "RecordSecurityHeldInput",
  recordSecurityReturn: "RecordSecurityReturnInput",
  establishDraft: "EstablishDraftInput",
} as const;
export type DraftCall = keyof typeof DRAFT_INPUT_TYPES;

export async function call(
  api: Api,
  name: DraftCall,
  input: object,
  selection = "draft { id status version }",
): Promise<ApiReply> {
  return await api.mutate(name, DRAFT_INPUT_TYPES[name], input, selection);
}

/** As `call`, for steps that must succeed; answers the payload. */
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read by tests, field by field
export async function must(api: Api, name: DraftCall, input: object, selection?: string): Promise<any> {
  const { data, errors } = await call(api, name, input, selection);
  if (errors)
    throw new Error(`${name} answered ${JSON.stringify(errors.map(({ extensions }) => extensions))}`);
  return data[name];
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function seenDraft(api: Api, id: string, selection = "id status version"): Promise<any> {
  return (await api.get(`query ($id: ID!) { draft(id: $id) { ${selection} } }`, { id })).draft;
}

/** What a refusal says of its fields, or its code alone. */
export function refusalOf({ errors }: ApiReply): Record<string, string> | string {
  const extensions = errors?.[0]?.extensions;
  return extensions === undefined ? "OK" : (extensions.fields ?? extensions.code);
}
