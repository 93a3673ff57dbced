// What other modules may know of steps that two people take.

export { requireNoneWaiting, type StepToTake, waitsForSecondPerson } from "./step-approval-gate.ts";
export { announceStepRecord, notifyOfStepDecided } from "./step-approval-mails.ts";
export {
  findWaitingStep,
  listStepApprovals,
  type StepApproval,
  saveStepApproval,
  sumConfirmed,
} from "./step-approval-store.ts";
