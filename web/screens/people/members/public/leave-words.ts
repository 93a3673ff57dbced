// What somebody is asked who leaves an organisation.

export const LEAVE_WORDS = {
  action: "Leave",
  actionOf: (organisation: string) => `Leave ${organisation}`,
  title: (organisation: string) => `Leave ${organisation}?`,
  sentence:
    "You lose access to its records immediately, and its emails stop. What you did stays in its history. Coming back takes an invitation.",
  submit: "Leave organisation",
  done: (organisation: string) => `You have left ${organisation}`,
  failed: (organisation: string) => `You have not left ${organisation}`,
} as const;
