// Why a file was not taken, and what whoever sent it can do about it.

export const ATTACHMENT_FAILURE_TEXT = {
  NOT_AS_ANNOUNCED: "The file that arrived is not the one you chose. Please upload it again.",
  EMPTY: "The file is empty. Please check it and upload it again.",
  TOO_LARGE: "The file is larger than 30 MB. Please upload a smaller copy.",
  WRONG_TYPE: "The file is not what its name says. Please save it as a PDF, PNG or JPEG and upload that.",
  DAMAGED: "The file is damaged or incomplete. Please open it, save it again and upload the new copy.",
  LOCKED: "The PDF is locked with a password. Please save a copy without one and upload that.",
  ACTIVE_CONTENT: "The PDF contains scripts, media or actions. Please print it to a new PDF and upload that.",
  EMBEDDED_FILES:
    "The PDF contains other files. Please upload each one separately, and a copy of the PDF without them.",
  INTERACTIVE_FORM: "The PDF is an interactive form (XFA). Please print it to a new PDF and upload that.",
  HIDDEN_CONTENT: "The file has hidden content. Please save a new copy and upload that.",
  TOO_COMPLEX: "We can't check this file: it is too complex. Please print it to a new PDF and upload that.",
} as const;

export type AttachmentFailure = keyof typeof ATTACHMENT_FAILURE_TEXT;
export const ATTACHMENT_FAILURES = Object.keys(ATTACHMENT_FAILURE_TEXT) as readonly AttachmentFailure[];
