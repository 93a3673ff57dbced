// Every sentence about security money once it is asked for.

export const SECURITY_WORDS = {
  heading: "Security money",
  theBank: "the bank",
  asked: (bank: string) => `Asked for, to be lodged with ${bank}`,
  partHeld: (held: string, bank: string) => `${held} held at ${bank}`,
  held: (day: string, bank: string) => `Held since ${day} at ${bank}`,
  partReturned: (held: string, bank: string) => `${held} still held at ${bank}`,
  returned: (day: string) => `Returned on ${day}`,
  stillToCome: "Still to be held",
  heldOn: (day: string) => `Held on ${day}`,
  returnedOn: (day: string) => `Returned on ${day}`,
  reference: (reference: string) => `Reference ${reference}`,
  to: (name: string) => `To ${name}`,
  sentence: {
    applicant: {
      waits: (bank: string) =>
        `It is your money, not a fee. We contact you to lodge it with ${bank}, and the bank issues once it is held.`,
      held: "It is your money, not a fee. It comes back to your refund account when the guarantee ends.",
    },
    staff: {
      waits: "Record it here once the bank holds it. We tell the applicant immediately.",
      returnable: "What it stood behind is over. Record here when it has gone back.",
    },
  },
} as const;
