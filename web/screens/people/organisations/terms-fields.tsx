// The two boxes that must be ticked: the Terms and Conditions, and the Privacy Policy with its complaints part.

import type { ComponentProps, ReactNode } from "react";
import { useConfiguration } from "../../../app/configuration.ts";
import { paths } from "../../../paths.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { TERMS_WORDS } from "./organisation-words.ts";

type BoxProps = Omit<ComponentProps<typeof CheckboxField>, "label">;

export function TermsFields({ terms, privacy }: { readonly terms: BoxProps; readonly privacy: BoxProps }) {
  const { privacyPolicyUrl, complaintsPolicyUrl } = useConfiguration();
  return (
    <div className="space-y-2">
      <CheckboxField
        {...terms}
        label={
          <>
            {TERMS_WORDS.accept} <PolicyLink href={paths.terms()}>{TERMS_WORDS.terms}</PolicyLink>
          </>
        }
      />
      <CheckboxField
        {...privacy}
        label={
          <>
            {TERMS_WORDS.accept} <PolicyLink href={privacyPolicyUrl}>{TERMS_WORDS.privacy}</PolicyLink>{" "}
            {TERMS_WORDS.and} <PolicyLink href={complaintsPolicyUrl}>{TERMS_WORDS.complaints}</PolicyLink>
          </>
        }
      />
    </div>
  );
}

/** In a tab of its own: what was typed here must not be lost by reading. */
function PolicyLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <TextLink isInline href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> {TERMS_WORDS.opensInNewTab}</VisuallyHidden>
    </TextLink>
  );
}
