// Every mail that the product sends, HTML and text side by side, from the running server's own templates.

import { useEffect, useState } from "react";
import { fetchMailPreviews, type MailPreview } from "../../../api/mail-previews.ts";
import { ThemeToggle } from "../../../app/shell/theme-toggle.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

const WIDTHS = [
  { value: "600", label: "600 px" },
  { value: "390", label: "390 px" },
] as const;

export function DevMailsScreen() {
  const [width, setWidth] = useState<string>("600");
  const { previews, isMissing } = usePreviews();

  return (
    <div className="mx-auto max-w-310 px-4 pb-24 sm:px-8">
      <header className="flex min-h-16 flex-wrap items-center gap-4 border-b border-line py-3">
        <Logo />
        <TextLink href="/dev/kit">The kit</TextLink>
        <div className="ml-auto">
          <SegmentedControl label="Width" options={WIDTHS} value={width} onChange={setWidth} />
        </div>
        <ThemeToggle />
      </header>
      <main className="grid grid-cols-1 gap-8 pt-8">
        <h1 className="text-title font-semibold">Mails</h1>
        {isMissing && (
          <ErrorState
            title="The mails could not be loaded"
            sentence="They come from the server: start it with npm run dev."
            onRetry={() => window.location.reload()}
          />
        )}
        {previews === undefined && !isMissing && <SkeletonRows rows={6} label="Loading the mails" />}
        {previews?.map((preview) => (
          <PreviewCard key={preview.template} preview={preview} width={Number(width)} />
        ))}
      </main>
    </div>
  );
}

function PreviewCard({ preview, width }: { readonly preview: MailPreview; readonly width: number }) {
  const { template, when, content } = preview;
  const [height, setHeight] = useState(520);

  return (
    <Card heading={content.subject} note={`When ${when} · ${template}`} hasBody>
      <div className="flex flex-wrap items-start gap-6">
        <iframe
          title={`${template} as HTML`}
          srcDoc={content.html}
          sandbox="allow-same-origin"
          style={{ width, height, maxWidth: "100%" }}
          className="shrink-0 rounded-control border border-line"
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 520)
          }
        />
        <pre className="min-w-0 flex-1 basis-80 font-mono text-meta whitespace-pre-wrap wrap-anywhere text-ink-2">
          {content.text}
        </pre>
      </div>
    </Card>
  );
}

function usePreviews() {
  const [previews, setPreviews] = useState<readonly MailPreview[]>();
  const [isMissing, setMissing] = useState(false);

  useEffect(function read() {
    void fetchMailPreviews().then(setPreviews, () => setMissing(true));
  }, []);

  return { previews, isMissing };
}
