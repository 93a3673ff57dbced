// A piece of work as the server answers with one, for tests.

import type { Work } from "./work-changes.ts";

/** @internal */
export function someWork(changed: Partial<Work> = {}): Work {
  return {
    id: "0198c000-0000-7000-8000-0000000000d1",
    kind: "ENQUIRY",
    reference: "Ada Nguyen",
    amount: null,
    organisationId: "0198c000-0000-7000-8000-000000000001",
    organisationName: "Harbour Civil Pty Ltd",
    parentId: "0198c000-0000-7000-8000-0000000000e1",
    waitingSince: "2026-11-19T01:00:00Z",
    dueAt: "2026-11-20T01:00:00Z",
    closedAt: null,
    takenBy: null,
    takenById: null,
    steps: ["TAKE"],
    version: 1,
    ...changed,
  };
}
