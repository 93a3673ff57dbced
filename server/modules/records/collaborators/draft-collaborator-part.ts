// Who is on a draft by name, as a part of the draft: whatever they approved ends where it changes.

import { draftPart } from "../../../record-parts.ts";
import { takeApprovalsBack } from "./approval-store.ts";

export const PEOPLE_OF_DRAFT = draftPart({
  readers: "everybody",
  inHistory: ["Collaborator", "Notification list", "Viewer"],
  reads: { collaborators: "people_on_draft(d.id) as collaborators" },
  fields: { draftCollaborators: ["collaborators", "facts"] },
  takeApprovalsBack,
});
