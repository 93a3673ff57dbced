// The decisions of the desk. Each answers with the whole record, so that the screen needs no second call.

import { graphql } from "../../../../api/generated/gql.ts";

export const StaffRequestChanges = graphql(`
  mutation StaffRequestChanges($input: DraftReasonInput!) {
    requestDraftChanges(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffReject = graphql(`
  mutation StaffReject($input: DraftReasonInput!) {
    rejectDraft(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffApprove = graphql(`
  mutation StaffApprove($input: ApproveDraftInput!) {
    approveDraft(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffDecideApproval = graphql(`
  mutation StaffDecideApproval($input: DecideDraftApprovalInput!) {
    decideDraftApproval(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffRecordPayment = graphql(`
  mutation StaffRecordPayment($input: RecordDraftPaymentInput!) {
    recordDraftPayment(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffSettlePayment = graphql(`
  mutation StaffSettlePayment($input: SettleUnmatchedPaymentInput!) {
    settleUnmatchedPayment(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffProposeCardRefund = graphql(`
  mutation StaffProposeCardRefund($input: ProposeCardRefundInput!) {
    proposeCardRefund(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffProposeCreditNote = graphql(`
  mutation StaffProposeCreditNote($input: ProposeCreditNoteInput!) {
    proposeCreditNote(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffApproveRefund = graphql(`
  mutation StaffApproveRefund($input: ApproveRefundInput!) {
    approveRefund(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffTakeBackRefund = graphql(`
  mutation StaffTakeBackRefund($input: TakeBackRefundTransferInput!) {
    takeBackRefundTransfer(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffRecordRefund = graphql(`
  mutation StaffRecordRefund($input: RecordRefundPaymentInput!) {
    recordRefundPayment(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffSetDiscount = graphql(`
  mutation StaffSetDiscount($input: SetDraftDiscountInput!) {
    setDraftDiscount(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffRecordSecurityHeld = graphql(`
  mutation StaffRecordSecurityHeld($input: RecordSecurityHeldInput!) {
    recordSecurityHeld(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffRecordSecurityReturn = graphql(`
  mutation StaffRecordSecurityReturn($input: RecordSecurityReturnInput!) {
    recordSecurityReturn(input: $input) { draft { ...StaffDraftRecord } }
  }
`);

export const StaffEstablish = graphql(`
  mutation StaffEstablish($input: EstablishDraftInput!) {
    establishDraft(input: $input) {
      document { id organisationId }
      draft { ...StaffDraftRecord }
    }
  }
`);

export const StaffRecordSwitchReturn = graphql(`
  mutation StaffRecordSwitchReturn($input: RecordBgSwitchReturnInput!) {
    recordBgSwitchReturn(input: $input) { draft { ...StaffDraftRecord } }
  }
`);
