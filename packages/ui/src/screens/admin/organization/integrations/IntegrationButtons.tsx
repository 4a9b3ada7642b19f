import type { ReactNode } from 'react';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Menu, type MenuProps } from '../../../../primitives/Menu/index.ts';
import * as styles from './IntegrationCard.css.ts';

interface IntegrationButtonsProps {
  /** Buttons for all viewers. */
  children?: ReactNode;
  /** Further buttons for viewers who can change the integration. */
  before?: ReactNode;
  editLabel: string;
  /** Accessible name, which contains the label and the name of the integration. */
  editName: string;
  moreName: string;
  menu: MenuProps['items'];
  saving: boolean;
  onEdit(): void;
}

export function IntegrationButtons({ children, before, ...props }: IntegrationButtonsProps) {
  const readOnly = useReadOnly();
  if (readOnly && !children) return null;
  return (
    <div className={styles.buttons}>
      {children}
      {!readOnly && (
        <>
          {before}
          <Button
            size="sm"
            ariaLabel={props.editName}
            disabled={props.saving}
            onPress={props.onEdit}
          >
            {props.editLabel}
          </Button>
          <Menu
            label={props.moreName}
            align="end"
            trigger={
              <IconButton
                size="sm"
                icon={icons.more}
                label={props.moreName}
                disabled={props.saving}
              />
            }
            items={props.menu}
          />
        </>
      )}
    </div>
  );
}
