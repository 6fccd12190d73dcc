import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReorderRequest } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedOn } from '../model/dropped-on.js';
import { useSpokenDragging } from '../model/use-spoken-dragging.js';

interface Row {
  readonly id: number;
  readonly label: string;
}

interface SortableRowsProps<T extends Row> {
  readonly rows: readonly T[];
  readonly onMove: (id: number, to: ReorderRequest) => void;
  /** An order is being saved. */
  readonly isBusy: boolean;
  readonly renderRow: (row: T) => ReactNode;
}

/** Rows whose order is changed by dragging, by keyboard on the handle, or one place at a time with two buttons (R-ADM-07). */
export function SortableRows<T extends Row>({ rows, onMove, isBusy, renderRow }: SortableRowsProps<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useSpokenDragging(rows);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [id, target] = [Number(active.id), Number(over.id)];
    const ids = rows.map((row) => row.id);
    onMove(id, droppedOn(ids, id, target));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.id}
              row={row}
              above={rows[index - 1]?.id}
              below={rows[index + 1]?.id}
              isBusy={isBusy}
              onMove={onMove}
            >
              {renderRow(row)}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  readonly row: Row;
  /** The neighbours; undefined at the ends. */
  readonly above: number | undefined;
  readonly below: number | undefined;
  readonly isBusy: boolean;
  readonly onMove: (id: number, to: ReorderRequest) => void;
  readonly children: ReactNode;
}

function SortableRow({ row, above, below, isBusy, onMove, children }: SortableRowProps) {
  const { t } = useTranslation('wizard-editor');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
    disabled: isBusy,
    attributes: { roleDescription: t('dragging.role') },
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: (theme) => (isDragging ? theme.paper.floatShadow : 'none'),
        '&:last-of-type': { borderBottom: 0 },
      }}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <IconButton
        size="small"
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name: row.label })}
        sx={{ cursor: 'grab', touchAction: 'none', color: 'text.muted' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      <MoveButton
        label={t('moveUp', { name: row.label })}
        onClick={above === undefined || isBusy ? undefined : () => onMove(row.id, { before: above })}
      >
        <ArrowUpward fontSize="small" />
      </MoveButton>
      <MoveButton
        label={t('moveDown', { name: row.label })}
        onClick={below === undefined || isBusy ? undefined : () => onMove(row.id, { after: below })}
      >
        <ArrowDownward fontSize="small" />
      </MoveButton>
    </Box>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Undefined where there is nowhere to go, or while the last move is being saved. */
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Never disabled outright: that would take the focus from whoever has just pressed it. */
function MoveButton({ label, onClick, children }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={!onClick}
      onClick={onClick}
      sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}
