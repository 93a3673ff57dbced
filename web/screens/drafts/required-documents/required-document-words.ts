// What people read about the required documents of a draft.

import type {
  RequiredDocumentParty,
  RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { shortText } from "@bondline/domain/short-text.ts";

export const REQUIRED_WORDS = {
  heading: "Required documents",
  loading: "Reading the required documents",
  notLoaded: "The required documents did not load",
  none: "No documents are needed so far",
  noneSentence: "Ask for one, and the applicant is told at once.",
  forYou: (count: number) => (count === 1 ? "1 for you" : `${count} for you`),
  ask: "Ask for a document",
  upload: "Upload",
  ifThereIsOne: "If there is one",
  template: "Form to fill in",
  uploadOf: (document: string) => `Upload: ${document}`,
  write: "Write a message",
  reply: "Reply",
  withdraw: "No longer needed",
  withdrawn: "No longer needed",
  thread: (document: string) => `Messages about ${document}`,
  noMessages: "Nothing has been said yet.",
  open: (fileName: string) => `Download ${shortText(fileName)}`,
  said: "wrote",
  putUp: "put up a document",
  service: "Signing service",
  serviceSaid: "automated message",
  signedFile: "put up the signed file",
  approve: "Approve",
  decline: "Not Approve",
  approved: "Approved",
  declined: "Not Approved",
  onBehalf: "On behalf of the applicant:",
  disclaimer: (supplier: string) =>
    `This message is sent on behalf of ${supplier} and is intended for members of the issuer.`,
  supplier: "Bank or insurer",
} as const;

/** What is to be done, by whose page it is and for whom it waits. */
export const ACTION_WORDS: Record<
  RequiredDocumentParty,
  Record<"upload" | "again" | "decide" | "theirUpload" | "theirAgain" | "theirDecision", string>
> = {
  APPLICANT: {
    upload: "Please upload this",
    again: "Please upload another",
    decide: "Please look at it and decide",
    theirUpload: "The bank will put it up",
    theirAgain: "The bank will put up another",
    theirDecision: "The bank is looking at it",
  },
  BANK: {
    upload: "To be put up",
    again: "Put up another",
    decide: "To be decided",
    theirUpload: "Waiting for the applicant",
    theirAgain: "The applicant will put up another",
    theirDecision: "The applicant is looking at it",
  },
};
export const DONE_WORDS = {
  approved: "Nothing left to do",
  withdrawn: "Nothing left to do",
  record: "For the client's record",
} as const;

export const DIALOG_WORDS = {
  uploadSentence: "The other side is told at once.",
  noFile: "No file selected",
  message: "Message",
  uploadConfirm: "Put it up",
  uploaded: "Your document was put up",
  notUploaded: "The document was not put up",
  writeTitle: "Write a message",
  writeConfirm: "Send",
  written: "Your message was sent",
  notWritten: "The message was not sent",
  approveTitle: "Approve this document?",
  approveSentence: (document: string) =>
    `${document}: an approval is final, and the other side is told at once.`,
  approved: "Your document has been approved.",
  notApproved: "Something went wrong while approving the document.",
  declineTitle: "Not approve this document?",
  declineSentence: "The other side reads your reason, and puts up another.",
  reason: "Reason",
  declineFile: "What shows it, such as the page with your marks.",
  declined: "Your document has been declined.",
  notDeclined: (error: string) => `Something went wrong when attempting to decline the document. ${error}`,
  declineRefused: "The document was not declined",
  askTitle: "Ask for a document",
  askSentence: "It has to be approved before the bank can issue.",
  kind: "Document",
  askMessage: "What exactly you need, and why.",
  askConfirm: "Ask",
  asked: "The document was asked for",
  notAsked: "The document was not asked for",
  withdrawTitle: "No longer needed?",
  withdrawSentence: "It no longer holds up the issue. What was said about it stays.",
  withdrawConfirm: "Not needed",
  withdrawn: "The document is no longer needed",
  notWithdrawn: "The document is still needed",
} as const;

export const TYPE_HELP: Record<RequiredDocumentType, string> = {
  APPLICATION_FORM: "Either side puts it up, and the other decides.",
  CERTIFIED_TRUST_DOCUMENT: "The applicant puts it up.",
  CUSTOMER_IDENTIFICATION: "Either side puts it up, and the other decides.",
  DOCUMENT_FOR_CLIENT_RECORD: "You put it up. It needs no decision, and holds up nothing.",
  DRAFT_BANK_GUARANTEE_FORM: "The provider puts it up, and the applicant decides.",
  OTHER_DOCUMENT: "The applicant puts it up.",
  SHARE_CERTIFICATE: "The applicant puts it up.",
};
