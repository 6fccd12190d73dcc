"""python export.py NAME OUT.onnx: the reader of a definition beside a sentence, in whole and in 8-bit numbers."""
import sys
from common import *
name, out = sys.argv[1:3]
model = Reader(from_bert(load_file(WEIGHTS + "/model.safetensors"))); model.yes = nn.Linear(768, 1)
model.load_state_dict(torch.load(f"/tmp/encoder/{name}.pt")); model.eval()
class Answer(nn.Module):
    def __init__(self): super().__init__(); self.m = model
    def forward(self, ids, mask):
        x = self.m.encoder(ids, mask > 0); s = mask[..., None].to(x.dtype)
        return self.m.yes(torch.cat([(x * s).sum(1) / s.sum(1), x.masked_fill((mask == 0)[..., None], -1e4).amax(1)], 1))[:, 0]
ids = torch.randint(1000, 20000, (2, 60)); mask = torch.ones(2, 60, dtype=torch.long)
axes = {"ids": {0: "rows", 1: "tokens"}, "mask": {0: "rows", 1: "tokens"}}
torch.onnx.export(Answer(), (ids, mask), out, input_names=["ids", "mask"], output_names=["answer"], dynamic_axes=axes, dynamo=False, opset_version=17)
from onnxruntime.quantization import quantize_dynamic, QuantType
quantize_dynamic(out, out.replace(".onnx", ".int8.onnx"), weight_type=QuantType.QInt8)
print({f: os.path.getsize(f) for f in [out, out.replace(".onnx", ".int8.onnx")]})
