// The two boxes that must be ticked: the Terms and Conditions, and after them the Privacy Policy with its complaints part.

import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useConfiguration } from "../../../app/configuration.ts";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { paths } from "../../../paths.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { TERMS_WORDS } from "./organisation-words.ts";

export function TermsFields() {
  const { privacyPolicyUrl, complaintsPolicyUrl } = useConfiguration();
  const { setValue } = useFormContext();
  const hasTerms = useWatch({ name: "acceptTerms" }) === "true";
  useEffect(
    function takeBackWithTerms() {
      if (!hasTerms) setValue("acceptPrivacy", "");
    },
    [hasTerms, setValue],
  );
  return (
    <div className="space-y-2">
      <BoundCheckbox
        name="acceptTerms"
        label={
          <>
            {TERMS_WORDS.accept} <PolicyLink href={paths.terms()}>{TERMS_WORDS.terms}</PolicyLink>
          </>
        }
      />
      <BoundCheckbox
        name="acceptPrivacy"
        isDisabled={!hasTerms}
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
