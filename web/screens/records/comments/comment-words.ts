// Every sentence of the comments.

export const COMMENT_WORDS = {
  title: "Comments",
  list: "Comments",
  label: "Your comment",
  help: "Visible to everyone with access",
  send: "Comment",
  said: "said",
  saidAndTookBack: "took a comment back",
  takeBack: "Take back",
  takeBackTitle: "Take this comment back?",
  takeBackSentence: "Others no longer read it here. The history keeps what it said.",
  takenBack: "The comment was taken back",
  notTakenBack: "The comment was not taken back",
  none: "No comments yet",
  loading: "Loading the comments",
  loadFailed: "The comments could not be loaded",
  tryAgain: "Try again in a moment.",
  moreFailed: "The earlier comments could not be loaded.",
  shown: (shown: number, total: number) => `${shown} of ${total}`,
} as const;
