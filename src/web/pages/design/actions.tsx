import { useState } from 'react';
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import { Chip, ChipLink } from '#web/ui/chip.tsx';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { DetailsMenu, DetailsMenuLink } from '#web/ui/details-menu.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator, Submenu } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BellIcon, DotsThreeIcon, PencilSimpleIcon, TrashIcon } from '#web/ui/icons.ts';
import { ShareDetails } from '#web/ui/share-details.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Specimen } from './specimen.tsx';

const looks: readonly [ButtonLook, string][] = [
  ['action', 'Start now'],
  ['book', 'Book Now'],
  ['quiet', 'See pricing'],
  ['plain', 'Edit'],
  ['danger', 'Delete post'],
  ['danger-filled', 'Cancel booking'],
];

/** What is pressed. */
export function Actions() {
  return (
    <>
      <Specimen name="Button: action, book, quiet, plain, danger, danger filled">
        {looks.map(([look, words]) => (
          <Button key={look} look={look}>
            {words}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: compact, default, hero; with an icon, busy, disabled, a link">
        <Button size="compact">Compact</Button>
        <Button>Default</Button>
        <Button size="hero">Hero</Button>
        <Button look="quiet" icon={<PencilSimpleIcon size={20} aria-hidden />}>
          Edit Profile
        </Button>
        <Button busy busyLabel="Logging in...">
          Login
        </Button>
        <Button disabled>Not yet</Button>
        <ButtonLink href="/design" look="quiet">
          A link
        </ButtonLink>
      </Specimen>
      <Specimen name="Icon button: plain, on a photo, disabled">
        <IconButton label="Notifications">
          <BellIcon size={24} aria-hidden />
        </IconButton>
        <IconButton label="More" ground>
          <DotsThreeIcon size={24} weight="bold" aria-hidden />
        </IconButton>
        <IconButton label="Delete" disabled>
          <TrashIcon size={22} aria-hidden />
        </IconButton>
      </Specimen>
      <Chips />
      <Menus />
      <Dialogs />
      <Toasts />
    </>
  );
}

function Chips() {
  const [on, setOn] = useState(true);
  return (
    <Specimen name="Chip: on and off, a link">
      <Chip selected={on} onClick={() => setOn(!on)}>
        Hair
      </Chip>
      <Chip selected={!on} onClick={() => setOn(!on)}>
        Nails
      </Chip>
      <ChipLink href="/design">This weekend</ChipLink>
    </Specimen>
  );
}

function Menus() {
  return (
    <Specimen name="Menu: with label, submenu, danger and disabled; without script; for sharing">
      <DropdownMenu align="start" trigger={<Button look="quiet">Menu</Button>}>
        <MenuLabel>Maya Torres</MenuLabel>
        <MenuLink href="/design">Profile</MenuLink>
        <Submenu label="Theme">
          <MenuItem>Light</MenuItem>
          <MenuItem>Dark</MenuItem>
          <MenuItem>System</MenuItem>
        </Submenu>
        <MenuItem disabled>Not now</MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<TrashIcon size={20} />}>
          Delete post
        </MenuItem>
      </DropdownMenu>
      <DetailsMenu
        align="start"
        summary="Without script"
        summaryClassName="rounded-control border-[1.5px] border-line-strong px-5 type-strong"
      >
        <DetailsMenuLink href="/design" current>
          Here
        </DetailsMenuLink>
        <DetailsMenuLink href="/design">There</DetailsMenuLink>
      </DetailsMenu>
      <ShareDetails
        align="start"
        summary="Share"
        summaryClassName="rounded-control border-[1.5px] border-line-strong px-5 type-strong"
        url="https://uli.example/adaeze"
        texts={{
          address: 'Address of this page',
          mail: 'Send by email',
          whatsApp: 'Send by WhatsApp',
          copy: 'Copy address',
          copied: 'Copied',
          message: 'Book Adaeze: https://uli.example/adaeze',
        }}
      />
    </Specimen>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'sheet' | 'wide' | 'danger'>();
  const close = () => setOpen(undefined);
  return (
    <Specimen name="Dialog: a sheet on a phone; wide; one that ends something">
      <Button look="quiet" onClick={() => setOpen('sheet')}>
        Open a dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen('wide')}>
        Open a wide one
      </Button>
      <Button look="danger" onClick={() => setOpen('danger')}>
        Cancel
      </Button>
      <Dialog
        open={open === 'sheet' || open === 'wide'}
        onOpenChange={(stays) => !stays && close()}
        title="Pick a time"
        description="Knotless braids, 3 hours, $150"
        closeLabel="Close"
        {...(open === 'wide' && { size: 'wide' as const })}
        footer={
          <DialogClose>
            <Button look="book">Book Thu 26 at 10:30</Button>
          </DialogClose>
        }
      >
        <p>Whatever it holds scrolls between its head and its foot.</p>
      </Dialog>
      <DangerDialog
        open={open === 'danger'}
        title="Cancel this booking?"
        closeLabel="Close"
        confirm="Cancel booking"
        keep="Keep booking"
        busy={false}
        busyLabel="Cancelling..."
        onConfirm={close}
        onClose={close}
      >
        <p>Are you sure you want to cancel this booking? This action cannot be undone.</p>
      </DangerDialog>
    </Specimen>
  );
}

function Toasts() {
  const { toast } = useToast();
  const undo = { label: 'Undo', onSelect: () => {} };
  return (
    <Specimen name="Toast: said, with a way back, destructive">
      <Button look="quiet" onClick={() => toast({ title: 'Login successful', description: 'Welcome back, Maya!' })}>
        Say
      </Button>
      <Button look="quiet" onClick={() => toast({ title: 'Moved to Thu 26 Nov, 14:15', action: undo })}>
        Say with Undo
      </Button>
      <Button
        look="quiet"
        onClick={() => toast({ title: 'Login failed', description: 'The password is not right.', look: 'destructive' })}
      >
        Say what failed
      </Button>
    </Specimen>
  );
}
