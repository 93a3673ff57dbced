// A gate: one question about the whole project with a yes, or a list of what is wrong.

export interface Gate {
  name: string;
  /** What is wrong, a line each; empty when all is well. */
  findings(root: string): Promise<string[]> | string[];
}
