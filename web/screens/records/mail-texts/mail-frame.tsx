// An email as it would be read, in a frame of its own: dressed by the page around it, since the page's own rules allow no styles in a text.

import { useEffect, useState } from "react";
import { PrintFrame } from "../../../ui/print-frame.tsx";

type MailFrameProps = { readonly html: string; readonly title: string };

export function MailFrame({ html, title }: MailFrameProps) {
  const address = useMailAddress(html);
  return address === undefined ? null : (
    <PrintFrame title={title} address={address} size="beside" onLoad={(page) => page && dress(page, html)} />
  );
}

function useMailAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(
    function makePage() {
      const url = URL.createObjectURL(new Blob([undressed(html)], { type: "text/html; charset=utf-8" }));
      setAddress(url);
      return () => URL.revokeObjectURL(url);
    },
    [html],
  );
  return address;
}

const SHEET = /<style>(.*?)<\/style>/s;
const LOOK = "data-look";

/** Every quote of a text in it is escaped, so that these are the email's own looks and nothing that somebody typed. */
function undressed(html: string): string {
  return html.replace(SHEET, "").replaceAll(' style="', ` ${LOOK}="`);
}

function dress(page: Document, html: string): void {
  for (const each of page.querySelectorAll<HTMLElement>(`[${LOOK}]`))
    each.style.cssText = each.getAttribute(LOOK) ?? "";
  const [, rules = ""] = SHEET.exec(html) ?? [];
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [sheet];
}
