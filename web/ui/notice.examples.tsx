// What is said in the page, above it and over it.

import { Button } from "./button.tsx";
import type { ExampleSet } from "./example.ts";
import { Notice } from "./notice.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { showToast } from "./toast-store.ts";

export const EXAMPLES: ExampleSet = {
  title: "Notices and messages",
  examples: [
    {
      name: "For your information",
      Show: () => (
        <Notice tone="info" title="The beneficiary has read the wording">
          Version 3, opened by Alison Marr today.
        </Notice>
      ),
    },
    {
      name: "A warning with its action",
      Show: () => (
        <Notice tone="warn" title="Payment is due on Monday" action={<Button size="small">Pay</Button>} />
      ),
    },
    {
      name: "A failure",
      Show: () => (
        <Notice
          tone="danger"
          title="Sorry, we were unable to create your organisation."
          onDismiss={() => undefined}
        />
      ),
    },
    { name: "Done", Show: () => <Notice tone="ok" title="The draft was submitted" /> },
    { name: "Offline", Show: () => <OfflineBar connection="offline" /> },
    { name: "Reconnecting", Show: () => <OfflineBar connection="reconnecting" /> },
    {
      name: "Messages",
      Show: () => (
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
  ],
};
