// Every sentence of the list that says where an original has been.

export const CUSTODY_WORDS = {
  heading: "Custody",
  from: (name: string) => `from ${name}`,
  to: (name: string) => `to ${name}`,
  saidBy: (acknowledgement: string, name: string) => `${acknowledgement}, by ${name}`,
  none: "Nothing has been recorded yet.",
  loading: "Loading the custody record",
  notLoaded: "The custody record could not be loaded",
  retry: "Retry",
} as const;
