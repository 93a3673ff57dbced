// Every sentence of attaching files and of the list of attachments.

import { shortText } from "@bondline/domain/short-text.ts";

export const PREVIEW_WORDS = {
  loading: "Opening the file",
  failed: "The file could not be shown.",
  again: "Try again",
  open: "Open",
  preview: (fileName: string) => `Preview ${fileName}`,
  close: "Close",
  download: "Download",
} as const;

export const ATTACH_WORDS = {
  title: "Attach file",
  attach: "Attach",
  attachKind: (kind: string) => `Attach ${kind.toLowerCase()}`,
  sentence: "PDF, PNG, JPG or JPEG, up to 30 MB each.",
  zone: "Files to attach",
  hint: "PDF, PNG, JPG or JPEG, up to 30 MB",
  upload: "Upload",
  cancel: "Cancel",
  done: "Done",
  chosen: "Ready to upload",
  reading: "Checking the file",
  sending: (percent: number) => `Uploading, ${percent}%`,
  finishing: "Finishing",
  cancelled: "Cancelled",
  failed: "Your file could not be uploaded, please try again",
  remove: (fileName: string) => `Remove ${fileName}`,
  cancelOne: (fileName: string) => `Cancel ${fileName}`,
  retryOne: (fileName: string) => `Upload ${fileName} again`,
  files: "Chosen files",
  kindOf: (fileName: string) => `What ${fileName} is`,
  tryAgain: "Try again",
  clean: "Clean, ready to download",
  attachments: "Attachments",
  none: "Nothing attached yet",
  noneSentence: "Attach the contract or lease that asks for the guarantee.",
  noneOfHeld: "Attach the guarantee that you hold, or letters about it.",
  noneReadOnly: "No files have been attached.",
  removeTitle: "Remove this file?",
  removeSentence: (fileName: string) => `${shortText(fileName)} will no longer be part of the record.`,
  removeConfirm: "Remove file",
  removed: "The file was removed",
  notRemoved: "The file was not removed",
  removeRefused: "Remove",
  holdsUp: "You can't submit while it is attached.",
} as const;

export const ONE_FILE_WORDS = {
  label: "File",
  optional: "optional",
  zone: "File to attach",
  hint: "Image, PDF, XLSX, CSV, XLS, DOC or DOCX, up to 30MB",
  taken: "Checked, goes along",
  wait: "Wait until the file has been checked, or remove it.",
} as const;
