// Every sentence of the comments.

export const COMMENT_WORDS = {
  title: "Comments",
  list: "Comments",
  label: "Your comment",
  help: "Visible to everyone with access",
  send: "Comment",
  said: "said",
  none: "No comments yet",
  loading: "Loading the comments",
  loadFailed: "The comments could not be loaded",
  tryAgain: "Try again in a moment.",
  moreFailed: "The earlier comments could not be loaded.",
  shown: (shown: number, total: number) => `${shown} of ${total}`,
} as const;
