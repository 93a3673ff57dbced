// The mails as the development server would send them, for the kit alone.

export type MailPreview = {
  readonly template: string;
  readonly when: string;
  readonly content: { readonly subject: string; readonly html: string; readonly text: string };
};

export async function fetchMailPreviews(): Promise<readonly MailPreview[]> {
  const response = await fetch("/sandbox/mail-previews.json");
  return (await response.json()) as readonly MailPreview[];
}
