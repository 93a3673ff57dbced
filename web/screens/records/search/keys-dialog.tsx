// Every key of the product, from the table that the keys themselves are looked up in.

import { useCharacterKeys } from "../../../app/keys/character-keys.ts";
import { CHORD_START, GLOBAL_KEYS, KEYS_WITHIN, letterOf } from "../../../app/keys/key-table.ts";
import type { NavigationGroup } from "../../../app/shell/shell-navigation.ts";
import { paths } from "../../../paths.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Key, modifierName } from "../../../ui/key.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { placesOf } from "./public/places.ts";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

type KeysDialogProps = {
  readonly accountId: string;
  readonly navigation: readonly NavigationGroup[];
  readonly onClose: () => void;
};

type Row = { readonly keys: readonly string[]; readonly label: string; readonly isChord?: boolean };

export function KeysDialog({ accountId, navigation, onClose }: KeysDialogProps) {
  const areCharactersOn = useCharacterKeys(accountId);
  const everywhere = GLOBAL_KEYS.filter(({ isCharacter }) => areCharactersOn || !isCharacter).map(
    ({ key, withModifier, label }) => ({
      keys: withModifier ? [modifierName(), key.toUpperCase()] : [key],
      label,
    }),
  );
  return (
    <Dialog title={WORDS.keysTitle} sentence={areCharactersOn ? undefined : WORDS.keysOff} onClose={onClose}>
      <div className="grid gap-5">
        <Group heading={WORDS.keysEverywhere} rows={everywhere} />
        {areCharactersOn && <Group heading={WORDS.keysPages} rows={pageRows(navigation)} />}
        <Group heading={WORDS.keysWithin} rows={KEYS_WITHIN} />
        {/* What scrolls has to have a stop in it, or the keyboard alone would not get to its end. */}
        <TextLink href={paths.profile()} onClick={onClose}>
          {WORDS.keysInProfile}
        </TextLink>
      </div>
    </Dialog>
  );
}

function pageRows(navigation: readonly NavigationGroup[]): Row[] {
  return placesOf(navigation).flatMap(({ href, label }) => {
    const letter = letterOf(href);
    return letter === undefined
      ? []
      : [{ keys: [CHORD_START.toUpperCase(), letter.toUpperCase()], label, isChord: true }];
  });
}

function Group({ heading, rows }: { readonly heading: string; readonly rows: readonly Row[] }) {
  return (
    <section aria-label={heading}>
      <h3 className="mb-1.5 text-label font-medium text-ink-2">{heading}</h3>
      <dl className="divide-y divide-line">
        {rows.map(({ keys, label, isChord = false }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-1.5">
            <dt className="text-body">{label}</dt>
            <dd className="flex shrink-0 items-center gap-1 text-meta text-ink-3">
              {keys.map((key, place) => (
                <span key={key} className="inline-flex items-center gap-1">
                  {isChord && place > 0 && WORDS.keysThen}
                  <Key>{key}</Key>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
