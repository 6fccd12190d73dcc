import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a dialog is open; it belongs to the page it was opened on, so whoever goes elsewhere leaves it too. */
export function useOpenOnPage(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  const [isOpen, setIsOpen] = useState(false);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen];
}
