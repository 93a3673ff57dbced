// What is said in the page, above it and over it.

import { Button } from "./button.tsx";
import type { ExampleSet } from "./example.tsx";
import { Notice } from "./notice.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { showToast } from "./toast-store.ts";

export const EXAMPLES: ExampleSet = {
  title: "Notices and messages",
  examples: {
    "For your information": (
      <Notice tone="info" title="The beneficiary has read the wording">
        Version 3, opened by Alison Marr today.
      </Notice>
    ),
    "A warning with its action": (
      <Notice tone="warn" title="Payment is due on Monday" action={<Button size="small">Pay</Button>} />
    ),
    "A failure": (
      <Notice
        tone="danger"
        title="Sorry, we were unable to create your organisation."
        onDismiss={() => undefined}
      />
    ),
    Done: <Notice tone="ok" title="The draft was submitted" />,
    Offline: <OfflineBar connection="offline" />,
    Reconnecting: <OfflineBar connection="reconnecting" />,
    Messages: (
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => showToast({ title: "File uploaded", detail: "big.pdf" })}>Good news</Button>
        <Button onClick={() => showToast({ tone: "danger", title: "Draft could not be found." })}>
          A failure
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: "warn",
              title: "12 records imported successfully",
              detail: "3 records failed to import",
              durationMs: null,
              action: { label: "View", onSelect: () => undefined },
            })
          }
        >
          Stays
        </Button>
      </div>
    ),
  },
};
