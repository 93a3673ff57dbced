// The address of a page made of the wording, for a frame of its own; given back when the wording changes or is no longer shown.

import { useEffect, useState } from "react";
import wordingStyles from "../wording.css?url";
import { wordingPage } from "../wording-page.ts";

export function useWordingAddress(html: string | undefined, title: string): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(
    function makePage() {
      if (html === undefined) return;
      const styleSheet = new URL(wordingStyles, document.baseURI).href;
      const url = URL.createObjectURL(wordingPage(html, { title, styleSheet }));
      setAddress(url);
      return () => URL.revokeObjectURL(url);
    },
    [html, title],
  );

  return address;
}
