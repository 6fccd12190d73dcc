import { isBilingual, type ContractText } from '@pactwright/drafting';
import { attachment, downloadName, safeFileName, type DocumentFormat } from '@pactwright/protocol';

/** Above a Lithuanian contract its kind stands in capitals. */
const CAPITALS = /^\p{Lu}[\p{Lu}\s]+(?!\p{Ll})/u;

/** The header that names a contract's file by what the contract is called and the languages that it is in. */
export function contractAttachment(contract: ContractText, id: string, format: DocumentFormat): string {
  const texts = isBilingual(contract) ? [contract.left, contract.right] : [contract];
  const title = texts[0]?.title.replace(
    CAPITALS,
    ([first = '', ...rest]) => `${first}${rest.join('').toLocaleLowerCase('lt')}`,
  );
  const name = safeFileName(title ?? '');
  const plain = downloadName(id, format);
  const languages = texts.map(({ language }) => language.toUpperCase()).join('-');
  return attachment(name === '' ? plain : `${name} (${languages}).${format}`, plain);
}
