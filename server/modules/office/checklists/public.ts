// What other modules may know of the desk's checklists.

export {
  type RunningChecklist,
  readChecklist,
  requireChecklistDone,
} from "./checklist-gate.ts";
export { ChecklistKindRef } from "./checklist-schema.ts";
export { type ChecklistStepRow, insertChecklistStep } from "./checklist-step-store.ts";
