// What becomes of a call while somebody acts for a client: each mutation says one of these beside its input.

/** It is done as a user of the organisation would, or it is left to others. */
export type WhileActing = "AS_MEMBER" | LeftTo;
type LeftTo = keyof typeof LEFT_TO;

/** What is left to whom, as a refusal says it. */
const LEFT_TO = {
  WILL: "What a client asks for, agrees to, answers, approves or withdraws is its own decision.",
  SIGNING: "Only the client's own people sign.",
  MONEY: "Only the client's own people pay and change how they pay.",
  IDENTITY: "Only the client's own people prove who they are.",
  SHARING: "Only the client's own people open its records to others.",
  ADMINISTRATION: "Only the client's own administrators change the organisation and who belongs to it.",
  LASTING: "What goes on after you have stopped acting for the client is made by its own people.",
  OWN_ACCOUNT: "Your own account is looked after when you do not act for a client.",
  OFFICE: "The work of the desk is done when you do not act for a client.",
};

/** Undefined where it goes through. */
export function whyNotWhileActing(answer: WhileActing): string | undefined {
  return answer === "AS_MEMBER" ? undefined : LEFT_TO[answer];
}
