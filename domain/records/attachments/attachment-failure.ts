// Why a file was not taken, and what whoever sent it can do about it.

export const ATTACHMENT_FAILURE_TEXT = {
  NOT_AS_ANNOUNCED: "What arrived is not the file that was chosen. Please upload it again.",
  EMPTY: "The file is empty. Please check it and upload it again.",
  TOO_LARGE: "The file is larger than 30 MB. Please upload a smaller copy.",
  WRONG_TYPE:
    "The content of the file does not fit its name. Please save it as a PDF, PNG or JPEG and upload that.",
  DAMAGED: "The file is damaged or incomplete. Please open it, save it again and upload the new copy.",
  LOCKED: "The PDF is locked with a password. Please save a copy without one and upload that.",
  ACTIVE_CONTENT:
    "The PDF holds scripts, media or actions that reach outside it. Please print it to a new PDF and upload that.",
  EMBEDDED_FILES:
    "The PDF holds other files. Please upload each of them by itself, and a copy of the PDF without them.",
  INTERACTIVE_FORM: "The PDF is an interactive form (XFA). Please print it to a new PDF and upload that.",
  HIDDEN_CONTENT: "Something else is hidden in the file. Please save a new copy of it and upload that.",
  TOO_COMPLEX:
    "The file cannot be looked through, or unpacks to far more than it seems. Please print it to a new PDF and upload that.",
} as const;

export type AttachmentFailure = keyof typeof ATTACHMENT_FAILURE_TEXT;
export const ATTACHMENT_FAILURES = Object.keys(ATTACHMENT_FAILURE_TEXT) as readonly AttachmentFailure[];
